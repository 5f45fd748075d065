import { z } from "zod";
import { slug, text } from "../fields";

export const integrationCategory = z
  .strictObject({
    id: slug().describe("The id that integrations use."),
    title: text(2, 30).describe("The name of the category."),
  })
  .describe("A category of integrations.");
