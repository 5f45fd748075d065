import { z } from "zod";
import { example, key, text } from "../fields";

export const claim = z
  .strictObject({
    id: key().describe("The key that other files use."),
    example: example(),
    value: text(1, 14).describe("The figure as shown."),
    label: text(2, 60).describe("What it measures."),
    basis: text(10, 160)
      .optional()
      .describe("What the figure rests on; shown with the figure and on /about/ when filled in."),
    asOf: text(4, 40)
      .optional()
      .describe("The day or period that it stands for, such as 2019 to 2024."),
  })
  .describe("A figure about the firm. It stands here once; every page reads it from here.");
