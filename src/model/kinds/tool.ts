import { z } from "zod";
import { toolStatuses } from "../choices";
import { entry, list, order, pageFields, point, reference, services, text } from "../fields";
import { named } from "../schema-notes";
import { kindWithPages } from "../kind";

const toolStatus = named("ToolStatus", z.enum(toolStatuses));

const schema = entry("A tool on /resources/tools/, with a page at /tools/<id>/.", {
  title: text(3, 60).describe("The name of the tool."),
  order: order().describe("Its place on the page, from 1."),
  description: text(60, 200).describe("What it does, for the card."),
  category: text(3, 30).describe("The area of business that it belongs to."),
  status: toolStatus.describe("Whether visitors can use it already."),
  lead: text(60, 360).describe("What it does, for its own page."),
  does: list(point, 3, 6).describe("What the tool does, step by step or part by part."),
  forWhom: list(text(20, 200), 2, 5).describe("Who should use it, and when."),
  needs: list(text(5, 140), 2, 6).describe("What visitors need at hand."),
  meanwhile: text(40, 400).describe("How to get the result today: with us, or by hand."),
  questionnaire: reference("Questionnaire")
    .optional()
    .describe("The questionnaire that its page holds."),
  services: services("tools", "Tools that fit the service.", 4).describe(
    "The services that it prepares for.",
  ),
  ...pageFields,
});

export const tool = kindWithPages({
  schema,
  place: { shape: "files", folder: "tools", extension: "yml" },
  mayBeEmpty: true,
  list: "/resources/tools/",
  inGroups: "optional",
  pages: {
    under: "/tools/",
    template: "tool",
    sitemap: { changes: "monthly", priority: 0.6 },
  },
  search: "description",
});
