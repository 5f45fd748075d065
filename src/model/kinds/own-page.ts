import { z } from "zod";
import { draft, entry, pageFields, text } from "../fields";
import { named } from "../schema-notes";
import { kindWithPages } from "../kind";
import { closing } from "./pages/parts";

const schema = entry("A page of your own at /<id>/.", {
  title: text(5, 75).describe("The heading of the page."),
  draft: draft(),
  lead: text(20, 300).describe("One or two sentences below the heading."),
  listed: z
    .boolean()
    .default(true)
    .describe(
      "Off (false in the file): only people who have the address find the page, because menus, the search, the sitemap and search engines leave it out.",
    ),
  form: named("OwnPageForm", z.enum(["contact", "newsletter"]))
    .optional()
    .describe("The form at the end of the page."),
  closing: closing.optional().describe("A call to action after the text."),
  ...pageFields,
});

export const ownPage = kindWithPages({
  schema,
  place: { shape: "files", folder: "own-pages", extension: "md" },
  mayBeEmpty: true,
  list: "/",
  pages: {
    under: "/",
    template: "own-page",
    sitemap: { changes: "monthly", priority: 0.6 },
  },
  search: "lead",
});
