import { z } from "zod";
import { reference, slug, text } from "../fields";

export const integration = z
  .strictObject({
    id: slug().describe("The id that services use."),
    name: text(2, 40).describe("The name of the tool."),
    category: reference("IntegrationCategory", {
      field: "integrations",
      description: "The tools of the category.",
    }).describe("The category that it is listed in."),
    description: text(20, 140).describe("What we connect or build with it."),
  })
  .describe("A tool we work with.");
