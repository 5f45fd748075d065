/** What was achieved: case studies and the teasers of the home page. */
import { z } from "zod";
import { draft, figure, image, key, reference, seo, slug, text } from "../fields";

export const industry = z
  .strictObject({
    id: slug().describe("The id that case studies and teasers use."),
    title: text(2, 40).describe("The name of the industry."),
    description: text(20, 200).describe("What its case studies are about."),
    seo: seo.describe("Search texts of its list, where case studies are filtered."),
  })
  .describe("An industry of clients.");

export const caseStudy = z
  .strictObject({
    title: text(10, 80).describe("What was achieved, in a line."),
    draft: draft(),
    order: z.number().int().min(1).describe("Its place on the page, from 1."),
    client: text(5, 80).describe("The kind of company; clients are not named."),
    category: reference("Industry", {
      field: "caseStudies",
      description: "Case studies of the industry.",
    }).describe("The industry."),
    description: text(60, 220).describe("The story in one or two sentences."),
    challenge: text(120, 700).describe("What was wrong, with figures."),
    solution: text(120, 700).describe("What we did."),
    results: z.array(figure).length(3).describe("Exactly three results."),
    technologies: z.array(text(2, 40)).min(2).max(8).describe("What it was built with."),
    services: z
      .array(
        reference("Service", {
          field: "caseStudies",
          description: "Case studies in which the service was used.",
        }),
      )
      .min(1)
      .max(4)
      .describe("Services used."),
    image: image()
      .optional()
      .describe("The picture beside this file; without one the build draws it."),
    imageAlt: text(20, 140).optional().describe("What the picture shows."),
    months: z.number().int().min(1).max(36).describe("Months of engagement."),
  })
  .describe("A case study on /case-studies/.");

export const caseTeaser = z
  .strictObject({
    id: key().describe("A key."),
    industry: reference("Industry", {
      field: "teasers",
      description: "Teasers of the industry on the home page.",
    }).describe("The industry."),
    metric: text(2, 10).describe("The headline figure."),
    metricLabel: text(3, 40).describe("What it measures."),
    timeline: text(3, 20).describe("Weeks until the metric was reached."),
    description: text(60, 240).describe("The story in one or two sentences."),
    results: z.array(text(5, 90)).min(2).max(4).describe("Further results."),
    highlights: z.array(text(2, 30)).min(2).max(6).describe("The tech stack."),
  })
  .describe("A case-study teaser on the home page.");
