import { z } from "zod";
import { example, key, text } from "../fields";

export const perk = z
  .strictObject({
    id: key().describe("A short name of its own, which readers do not see."),
    example: example(),
    title: text(3, 40).describe("The perk in a few words."),
    description: text(20, 200).describe("What it is."),
  })
  .describe("What we offer to people who work here.");
