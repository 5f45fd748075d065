import { z } from "zod";
import { internalLink, text } from "../fields";

export const seoOverride = z
  .strictObject({
    id: internalLink().describe("The address of the page."),
    title: text(10, 65).optional().describe("The whole title, in place of the page's own."),
    description: text(50, 160).optional().describe("In place of the page's own description."),
    keywords: z.array(text(2, 40)).min(1).max(10).optional().describe("In place of its keywords."),
    noindex: z.boolean().optional().describe("Keeps the page out of search and the sitemap."),
  })
  .describe("What search engines read about one page, in place of what the page says itself.");
