import { z } from "zod";
import { icon, key, text } from "../fields";

export const value = z
  .strictObject({
    id: key().describe("A short name of its own, which readers do not see."),
    title: text(3, 40).describe("The value in a few words."),
    description: text(40, 300).describe("What it means in the work."),
    icon: icon.describe("The icon that is drawn with it."),
  })
  .describe("A value of the firm.");
