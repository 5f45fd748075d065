import { z } from "zod";
import { draft, example, figure, image, list, order, reference, services, text } from "../fields";
import { kind } from "../kind";

const caseStudySchema = z
  .strictObject({
    title: text(10, 80).describe("What was achieved, in a line."),
    draft: draft(),
    example: example(),
    order: order().describe("Its place on the page, from 1."),
    client: text(5, 80).describe(
      "The client: the kind of company, or the name if the client agrees.",
    ),
    category: reference("Industry", {
      field: "caseStudies",
      description: "Case studies of the industry.",
    }).describe("The industry of the client."),
    description: text(60, 220).describe("The story in one or two sentences."),
    challenge: text(120, 700).describe("What was wrong, with figures."),
    solution: text(120, 700).describe("What we did."),
    results: z.array(figure).length(3).describe("Exactly three results."),
    technologies: list(text(2, 40), 2, 8).describe("What it was built with."),
    services: services("caseStudies", "Case studies in which the service was used.", 4).describe(
      "The services that were used.",
    ),
    image: image()
      .optional()
      .describe("A picture in the folder of this entry. Without it, the build draws one."),
    imageAlt: text(20, 140)
      .optional()
      .describe("What the picture shows, for screen readers; leave it out if it only decorates."),
    months: z.number().int().min(1).max(36).describe("The length of the whole project, in months."),
  })
  .describe("A case study on /case-studies/.");

export const caseStudy = kind({
  schema: caseStudySchema,
  place: { shape: "folders", folder: "case-studies", file: "index.yml" },
  mayBeEmpty: true,
  list: "/case-studies/",
  anchors: true,
  search: { summary: "description" },
  related: { max: 2 },
  picture: "image",
  newAs: "case-study",
});
