/** What was achieved: figures, case studies with their teasers, and what clients said. */
import { z } from "zod";
import { industryLists } from "../../lib/filters";
import { draft, figure, icon, image, key, reference, seo, slug, text } from "../fields";
import { kind } from "../kind";

export const claim = z
  .strictObject({
    id: key().describe("The key that other files use."),
    value: text(1, 14).describe("The figure as shown."),
    label: text(2, 60).describe("What it measures."),
    basis: text(10, 160)
      .optional()
      .describe("What the figure rests on; shown with the figure and on /about/ when filled in."),
    asOf: text(4, 40)
      .optional()
      .describe("The day or period that it stands for, such as 2019 to 2024."),
  })
  .describe("A figure about the firm. It stands here once; every page reads it from here.");

const industrySchema = z
  .strictObject({
    id: slug().describe("The id that case studies and teasers use."),
    title: text(2, 40).describe("The name of the industry."),
    description: text(20, 200).describe("What its case studies are about."),
    seo: seo.describe("Search texts of its list, where case studies are filtered."),
  })
  .describe("An industry of clients.");

export const industry = kind({
  schema: industrySchema,
  place: { shape: "list", file: "industries.yml" },
  groupLists: {
    under: industryLists,
    parent: "/case-studies/",
    sitemap: { changes: "monthly", priority: 0.7 },
  },
});

const caseStudySchema = z
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

export const caseStudy = kind({
  schema: caseStudySchema,
  place: { shape: "folders", folder: "case-studies", file: "index.yml" },
  mayBeEmpty: true,
  list: "/case-studies/",
  anchors: true,
  search: { summary: "description" },
  related: { most: 2 },
  picture: "image",
  newAs: "case-study",
});

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

export const testimonial = z
  .strictObject({
    id: key().describe("A key."),
    quote: text(40, 400).describe("What was said."),
    author: text(3, 60).describe("Who said it: a role, never a made-up name."),
    title: text(3, 80).describe("The kind of company."),
    rating: z.number().int().min(1).max(5).describe("Stars, 1 to 5."),
  })
  .describe("What a client said.");

export const impactItem = z
  .strictObject({
    id: key().describe("A key."),
    icon: icon.describe("Its icon."),
    claim: reference("Claim").describe("The figure it shows."),
    label: text(3, 60).describe("The words below the figure, on this grid."),
  })
  .describe("One figure of the cumulative impact on the case-studies page.");
