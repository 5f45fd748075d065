import { z } from "zod";

/** Minutes of reading; where they are left out, the words of the text decide. */
export const minutes = () =>
  z
    .number()
    .int()
    .min(1)
    .max(60)
    .default(0)
    .describe("Minutes of reading; leave it out to have them counted, at 215 words a minute.");
