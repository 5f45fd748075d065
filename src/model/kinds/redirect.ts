import { z } from "zod";
import { internalLink } from "../fields";

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
