import { z } from "zod";
import { key, rising, text } from "../fields";

export const price = z
  .strictObject({
    id: key().describe("A short name of its own, which readers do not see."),
    work: text(3, 60).describe("The kind of work."),
    range: rising(text(2, 40))
      .optional()
      .describe("What it costs, such as $8,000 to $20,000; the row is not shown without it."),
    movedBy: text(10, 160).describe("What makes it cost less or more."),
  })
  .describe("What a kind of work costs, in the table on /services/.");
