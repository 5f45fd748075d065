import { z } from "zod";
import { named } from "../fields";

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
