import { z } from "zod";
import { example, key, reference, text } from "../fields";

export const caseTeaser = z
  .strictObject({
    id: key().describe("A short name of its own, which readers do not see."),
    example: example(),
    study: reference("CaseStudy").describe(
      "The case study that it leads to, which says the industry.",
    ),
    metric: text(2, 10).describe("The headline figure."),
    metricLabel: text(3, 40).describe("What it measures."),
    timeline: text(3, 20).describe("Weeks until the metric was reached."),
    description: text(60, 240).describe("The story in one or two sentences."),
    results: z.array(text(5, 90)).min(2).max(4).describe("Further results."),
    highlights: z.array(text(2, 30)).min(2).max(6).describe("The tech stack."),
  })
  .describe("A case-study teaser on the home page.");
