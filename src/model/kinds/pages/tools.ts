import { z } from "zod";
import { group, reference, seo, text } from "../../fields";
import { closing, empty, hero } from "./parts";

export const toolsPage = z
  .strictObject({
    hero,
    call: reference("CallToAction").describe("The call of an available tool."),
    comingSoonLabel: text(3, 30).describe("The words of the button of a tool that is to come."),
    startLabel: text(3, 40).describe("The words of the link to a check that runs on the site."),
    readLabel: text(3, 40).describe("The words of the link to a tool's own page."),
    empty,
    sections: group("ToolSectionTitles", {
      does: text(3, 60).describe("Heading of what it does."),
      forWhom: text(3, 60).describe("Heading of whom it is for."),
      needs: text(3, 60).describe("Heading of what one needs."),
      meanwhile: text(3, 60).describe("Heading of how to get the result today."),
    }).describe("Headings shared by all tool pages."),
    closing: closing.describe("The closing band."),
    seo,
  })
  .describe("The copy of /resources/tools/, and the headings of every tool page.");
