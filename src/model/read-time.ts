import { z } from "zod";

export const wordsPerMinute = 215;

/** Minutes of reading; where they are left out, the words of the text decide. */
export const readTime = () =>
  z
    .number()
    .int()
    .min(1)
    .max(60)
    .default(0)
    .describe(
      `Minutes of reading; without a figure here they are counted, at ${wordsPerMinute} words a minute.`,
    );
