/** What the CMS calls kinds, fields and choices, and the group of its sidebar in which each kind is. */
import { upperFirst } from "../lib/text";
import { kindNames, kindOf, type KindName } from "../model/kinds";

/** Fields whose name in files is no word for editors. */
const spokenFields: Record<string, string> = {
  id: "Key",
  url: "Address of the site",
  href: "Address",
  noindex: "Kept out of search",
  faqsTitle: "Title of the questions",
  posts: "Articles",
  claims: "Figures of the firm",
  claim: "Figure of the firm",
  seo: "Search texts",
  to: "Leads to",
  faqs: "Questions and answers",
  body: "Text",
  data: "Rows",
  series: "Lines",
  x: "Labels along the chart",
  free: "Free items",
  further: "Further links",
  social: "Pages elsewhere",
  does: "What it does",
  vatNumber: "VAT number",
  cta_type: "Type of the call",
  cta_location: "Place of the call",
};

function inWords(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ");
  return upperFirst(spaced.toLowerCase());
}

/** A readable label for a field name: `cardCall` becomes "Card call", `coverAlt` "Cover description". */
export const labelOf = (name: string): string =>
  spokenFields[name] ?? inWords(name.replace(/Alt$/, "Description"));

/** Values in files that are no words for editors. */
const spokenChoices: Record<string, string> = {
  en: "English",
  "en-GB": "English (United Kingdom)",
  "en-US": "English (United States)",
  ltv: "Lifetime value",
  year1: "Year 1",
  year2: "Year 2",
  year3: "Year 3",
};

/**
 * A readable label for one of the values that a field may have: `adsTooDear` becomes “Ads too dear”. Figures, and names
 * that other programs know, such as those of events, stay as they are.
 */
export const choiceLabel = (value: string): string =>
  spokenChoices[value] ?? (/^[a-z]+([A-Z][a-z]+|-[a-z]+)*$/.test(value) ? inWords(value) : value);

/** Lists of which one entry has another name than the list without its last letter. */
const spokenEntries: Record<string, string> = {
  faqs: "Question",
  reading: "Explanation",
  social: "Page elsewhere",
  does: "Step",
  x: "Label",
  claims: "Figure",
};

/** What one entry of a list is called: `claims` has entries that are each a “Figure”. */
export function entryOf(list: string): string {
  const label = labelOf(list);
  const one = label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
  return spokenEntries[list] ?? (one === label ? "Entry" : one);
}

/** Lists and settings that concern search engines and addresses rather than what is read. */
const aboutAddresses: readonly KindName[] = ["SeoOverride", "SitemapRule", "Redirect"];

/** What the id of an entry is called: in lists about addresses it is one. */
export const idLabel = (kind: KindName): string =>
  kind === "Redirect" ? "Old address" : aboutAddresses.includes(kind) ? "Address" : labelOf("id");

/**
 * What the CMS calls a field that the check names.
 * @param field such as `hero.title`, which becomes “Hero › Title”
 * @param kind that of the entry
 */
export function fieldInLabels(field: string, kind?: KindName): string {
  const parts = field.split(/\.|(?=\[)/).map((part) => {
    const index = /^\[(\d+)\]$/.exec(part)?.[1];
    if (index !== undefined) return `entry ${Number(index) + 1}`;
    return part === "id" && kind ? idLabel(kind) : labelOf(part);
  });
  return upperFirst(parts.join(" › "));
}

/** Kinds that people call otherwise than the code does. */
const spoken: Partial<Record<KindName, string>> = {
  BlogPost: "Article",
  CallToAction: "Call to action",
  CompanyFigure: "Figure of the firm",
  LegalDocument: "Legal text",
  SeoOverride: "Search text by address",
  SitemapRule: "Sitemap rule",
  CaseTeaser: "Case study teaser",
  ImpactItem: "Impact",
};

/** What one entry of a kind is called. */
export const nameOfKind = (kind: KindName): string =>
  spoken[kind] ?? labelOf(kind.replace(/Page$/, ""));

const plurals: Partial<Record<KindName, string>> = {
  CallToAction: "Calls to action",
  CompanyFigure: "Figures of the firm",
  SeoOverride: "Search texts by address",
  CaseStudy: "Case studies",
  ImpactItem: "Impact",
};

/** What several entries of a kind are called. */
export const pluralOfKind = (kind: KindName): string =>
  plurals[kind] ??
  nameOfKind(kind)
    .replace(/y$/, "ie")
    .replace(/([^s])$/, "$1s");

const isPage = (kind: KindName) => {
  const { place } = kindOf(kind);
  return place.shape === "single" && place.file.startsWith("pages/");
};

const isList = (kind: KindName) =>
  kindOf(kind).place.shape === "list" && !aboutAddresses.includes(kind);

/** Kinds whose entries have a file or a folder each, as collections of their own. */
export const folderKinds = (): KindName[] =>
  kindNames.filter((kind) => "folder" in kindOf(kind).place);

export const groupOf = (kind: KindName): string =>
  isPage(kind) ? "pages" : isList(kind) ? "lists" : "settings";

/** Single files, gathered as editors think of them. */
export const fileGroups = (): { name: string; label: string; kinds: KindName[] }[] =>
  Object.entries({ pages: "Pages", lists: "Lists on pages", settings: "Settings" }).map(
    ([name, label]) => ({
      name,
      label,
      kinds: kindNames.filter(
        (kind) => !("folder" in kindOf(kind).place) && groupOf(kind) === name,
      ),
    }),
  );
