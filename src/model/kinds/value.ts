import { z } from "zod";
import { icon, key, text } from "../fields";

export const value = z
  .strictObject({
    id: key().describe("A key."),
    title: text(3, 40).describe("The value."),
    description: text(40, 300).describe("What it means in the work."),
    icon: icon.describe("Its icon."),
  })
  .describe("A value of the firm.");
