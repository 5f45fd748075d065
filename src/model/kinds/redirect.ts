import { z } from "zod";
import { internalLink } from "../fields";

export const redirect = z
  .strictObject({
    id: z
      .string()
      .regex(/^\/([^\s?#&%*:"<>\\^`{|}[\]]|%[\dA-Fa-f]{2})+$/, {
        error: ({ input }) =>
          String(input).includes("?")
            ? "must be an address without ?: the host goes by the path before it alone"
            : "must be an address on this site, such as /blog/old-title/",
      })
      .describe("The address that is no longer there."),
    to: internalLink("rss\\.xml").describe("The page that visitors get instead, or /rss.xml."),
  })
  .describe(
    "Where visitors and search engines are sent who have an address that is no longer there.",
  );
