import { z } from "zod";
import { categoryLists } from "../../lib/filters";
import { seo, slug, text } from "../fields";
import { kind } from "../kind";

const categorySchema = z
  .strictObject({
    id: slug().describe("The id that articles use."),
    title: text(2, 40).describe("The name of the category."),
    description: text(20, 160).describe("What its articles are about."),
    seo: seo.describe("Search texts of its list, where articles are filtered."),
  })
  .describe("A category of articles.");

export const category = kind({
  schema: categorySchema,
  place: { shape: "list", file: "categories.yml" },
  groupLists: {
    under: categoryLists,
    parent: "/blog/",
    sitemap: { changes: "monthly", priority: 0.7 },
  },
});
