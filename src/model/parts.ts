/** A part of the site that the owner can switch off. */
export interface SitePart {
  /** What goes, for the owner. */
  goes: string;
  /** Its addresses, or the starts of them. */
  under: readonly string[];
  /** The kinds of content that go with it. */
  kinds: readonly string[];
}

export const parts = {
  blog: {
    goes: "the articles and the feed",
    under: ["/blog/", "/rss.xml"],
    kinds: ["BlogPost", "Category"],
  },
  calculators: { goes: "the calculators", under: ["/calculators/"], kinds: ["Calculator"] },
  caseStudies: {
    goes: "the case studies and their teasers",
    under: ["/case-studies/"],
    kinds: ["CaseStudy", "CaseTeaser", "Industry", "ImpactItem"],
  },
  careers: { goes: "the positions and perks", under: ["/about/careers/"], kinds: ["Job", "Perk"] },
  darkScheme: { goes: "the dark colours and the choice of a theme", under: [], kinds: [] },
} as const satisfies Record<string, SitePart>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];
