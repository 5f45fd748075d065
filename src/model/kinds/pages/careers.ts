import { z } from "zod";
import { named, point, reference, seo, text } from "../../fields";
import { closing, empty, hero } from "./parts";

export const careersPage = z
  .strictObject({
    hero,
    jobsTitle: text(3, 60).describe("The heading of the positions."),
    salaryNote: text(10, 160).describe("What the ranges mean."),
    call: reference("CallToAction").describe("The call of each position."),
    empty,
    perksTitle: text(3, 60).describe("The heading of the perks."),
    hiring: named(
      "CareersHiring",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        steps: z.array(point).min(2).max(5).describe("The steps from a letter to a contract."),
      }),
    ).describe("How we hire."),
    closing: closing.describe("The closing band."),
    seo,
  })
  .describe("The copy of /about/careers/.");
