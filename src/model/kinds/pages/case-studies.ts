import { z } from "zod";
import { group, intro, seo, text } from "../../fields";
import { closing, empty, hero } from "./parts";

export const caseStudiesPage = z
  .strictObject({
    hero,
    labels: group("CaseStudyLabels", {
      challenge: text(3, 30).describe("The word for the challenge."),
      solution: text(3, 30).describe("The word for the solution."),
      results: text(3, 30).describe("The word for the results."),
      technologies: text(3, 30).describe("The word for the technologies."),
      services: text(3, 30).describe("The word for the services."),
      moreLabel: text(3, 60).describe("The words that open technologies and reading on a phone."),
      month: text(2, 20).describe("The word after a length of 1."),
      months: text(2, 20).describe("The word after any other length."),
      duration: text(3, 60).describe("What the months are, as against the weeks of the teasers."),
    }).describe("Words of each card."),
    allLabel: text(2, 20).describe("The first chip, where studies are filtered."),
    filterByIndustry: z
      .boolean()
      .describe(
        "Shows chips that lead to a page for each industry. Off: no chips and no such pages.",
      ),
    empty,
    impact: intro.describe("The heading of the cumulative impact."),
    closing: closing.describe("The closing band."),
    seo,
  })
  .describe("The copy of /case-studies/.");
