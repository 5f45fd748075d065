import { z } from "zod";
import { group, list, point, seo, text } from "../../fields";
import { closing, hero } from "./parts";

export const processPage = z
  .strictObject({
    hero,
    labels: group("ProcessLabels", {
      duration: text(3, 30).describe("The word for duration."),
      deliverables: text(3, 30).describe("The word for deliverables."),
      outcome: text(3, 30).describe("The word for the outcome."),
    }).describe("Words of each step."),
    expectations: group("ProcessExpectations", {
      title: text(3, 60).describe("The heading."),
      items: list(point, 2, 4).describe("What we need and what to expect."),
    }).describe("What the work asks of a client."),
    closing: closing.describe("The closing band."),
    seo,
  })
  .describe("The copy of /process/.");
