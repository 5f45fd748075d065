import { z } from "zod";
import { named, point, seo, text } from "../../fields";
import { closing, hero } from "./parts";

export const processPage = z
  .strictObject({
    hero,
    labels: named(
      "ProcessLabels",
      z.strictObject({
        duration: text(3, 30).describe("The word for duration."),
        deliverables: text(3, 30).describe("The word for deliverables."),
        outcome: text(3, 30).describe("The word for the outcome."),
      }),
    ).describe("Words of each step."),
    expectations: named(
      "ProcessExpectations",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        items: z.array(point).min(2).max(4).describe("What we need and what to expect."),
      }),
    ).describe("What the work asks of a client."),
    closing: closing.describe("The closing band."),
    seo,
  })
  .describe("The copy of /process/.");
