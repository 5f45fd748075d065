/** What search engines are told of addresses, beside what the pages say themselves. */
import { z } from "zod";
import { internalLink, named, text } from "../fields";

/** How often a page changes, in the words of the sitemap protocol. */
export const changeFrequency = named(
  "ChangeFrequency",
  z.enum(["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]),
);

export const sitemapRule = z
  .strictObject({
    id: z
      .string()
      .regex(/^\/([a-z0-9-]+\/)*\*?$/, {
        error:
          "must be an address such as /contact/, or the start of one with a star, such as /blog/*",
      })
      .describe("An address, or a star for all below one; the longest that fits counts."),
    changeFrequency: changeFrequency.describe("How often the page changes."),
    priority: z.number().min(0).max(1).describe("Its weight within the site, 0 to 1."),
  })
  .describe("What the sitemap says of the pages at an address.");

export const seoOverride = z
  .strictObject({
    id: internalLink().describe("The address of the page."),
    title: text(10, 65).optional().describe("The whole title, in place of the page's own."),
    description: text(50, 160).optional().describe("In place of the page's own description."),
    keywords: z.array(text(2, 40)).min(1).max(10).optional().describe("In place of its keywords."),
    noindex: z.boolean().optional().describe("Keeps the page out of search and the sitemap."),
  })
  .describe("What search engines are told of one page, in place of what the page says itself.");

export const redirect = z
  .strictObject({
    id: z
      .string()
      .regex(/^\/[A-Za-z0-9._~/-]+$/, {
        error: "must be an address on this site, such as /blog/old-title/",
      })
      .describe("The address that is no longer there."),
    to: internalLink().describe("The page that visitors get instead."),
  })
  .describe(
    "Where visitors and search engines are sent who have an address that is no longer there.",
  );
