import { z } from "zod";
import { key, text } from "../fields";

export const pathStep = z
  .strictObject({
    id: key().describe("A short name of its own, which readers do not see."),
    title: text(3, 20).describe("The step in a word, such as Call."),
    text: text(3, 60).describe("Its price and length in a few words."),
  })
  .describe(
    "A step from the first call to a proposal, shown in one line wherever a visitor decides.",
  );
