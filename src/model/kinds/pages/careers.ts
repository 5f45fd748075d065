import { z } from "zod";
import { group, list, point, reference, seo, text } from "../../fields";
import { closing, empty, hero } from "./parts";

export const careersPage = z
  .strictObject({
    hero,
    jobsTitle: text(3, 60).describe("The heading of the positions."),
    salaryNote: text(10, 160).describe("What the ranges mean."),
    call: reference("CallToAction").describe("The call of each position."),
    empty,
    perksTitle: text(3, 60).describe("The heading of the perks."),
    hiring: group("CareersHiring", {
      title: text(3, 60).describe("The heading."),
      steps: list(point, 2, 5).describe("The steps from a letter to a contract."),
    }).describe("How we hire."),
    closing: closing.describe("The closing band."),
    seo,
  })
  .describe("The copy of /about/careers/.");
