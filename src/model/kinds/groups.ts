/** Categories of articles and industries of case studies, each with a list if the owner has turned filtering on. */
import { z } from "zod";
import { categoryLists, industryLists } from "../../lib/filters";
import { seo, slug, text } from "../fields";
import { kind } from "../kind";

const sitemap = { changes: "monthly", priority: 0.7 } as const;

const groupOf = (entries: string, name: string, maxDescription: number) =>
  z.strictObject({
    id: slug().describe(`The id that ${entries} use.`),
    title: text(2, 40).describe(`The name of the ${name}.`),
    description: text(20, maxDescription).describe(`What its ${entries} are about.`),
    seo: seo.describe(`Search texts of its list, if filtering of ${entries} is on.`),
  });

export const category = kind({
  schema: groupOf("articles", "category", 160).describe("A category of articles."),
  place: { shape: "list", file: "categories.yml" },
  groupLists: { under: categoryLists, parent: "/blog/", sitemap },
});

export const industry = kind({
  schema: groupOf("case studies", "industry", 200).describe("An industry of clients."),
  place: { shape: "list", file: "industries.yml" },
  groupLists: { under: industryLists, parent: "/case-studies/", sitemap },
});
