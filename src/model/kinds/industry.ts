import { z } from "zod";
import { industryLists } from "../../lib/filters";
import { seo, slug, text } from "../fields";
import { kind } from "../kind";

const industrySchema = z
  .strictObject({
    id: slug().describe("The id that case studies use."),
    title: text(2, 40).describe("The name of the industry."),
    description: text(20, 200).describe("What its case studies are about."),
    seo: seo.describe("Search texts of its list, where case studies are filtered."),
  })
  .describe("An industry of clients.");

export const industry = kind({
  schema: industrySchema,
  place: { shape: "list", file: "industries.yml" },
  groupLists: {
    under: industryLists,
    parent: "/case-studies/",
    sitemap: { changes: "monthly", priority: 0.7 },
  },
});
