import { z } from "zod";
import {
  draft,
  entry,
  example,
  figure,
  film,
  group,
  image,
  list,
  order,
  pageFields,
  point,
  reference,
  services,
  text,
  whole,
} from "../fields";
import { chartOf } from "../chart";
import { kindWithPages } from "../kind";

const measure = group("Measure", {
  label: text(3, 60).describe("What is measured."),
  before: z.number().describe("The figure before the work."),
  after: z.number().describe("The figure after it."),
  unit: text(1, 12)
    .optional()
    .describe("The unit: $ or % stands with the figure, a word such as hours after it."),
});

const milestone = group("Milestone", {
  when: text(3, 30).describe("When it was, such as Week 8."),
  what: text(10, 200).describe("What was reached."),
});

const quote = group("ClientQuote", {
  text: text(30, 400).describe("What the client says, without quotation marks."),
  name: text(3, 80).describe("Who says it, and in which role."),
  logo: image().optional().describe("The client's logo, a picture in the folder of this entry."),
  logoAlt: text(2, 80).optional().describe("The name on the logo."),
});

const schema = entry("A case study on /case-studies/, and its page at /case-studies/<id>/.", {
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
  steps: list(point, 2, 6)
    .optional()
    .describe("What we changed, in order. The page of the case study shows it as steps."),
  timeline: list(milestone, 2, 6).optional().describe("When what was reached, in order."),
  bridge: chartOf("bridge")
    .optional()
    .describe("The steps from the figure before to the figure after, which the page draws first."),
  measures: list(measure, 1, 6).describe("What the page draws: figures before and after."),
  basis: text(40, 500)
    .optional()
    .describe("What the figures rest on: what is counted, what is assumed, what stopped."),
  fee: text(2, 40).optional().describe("What the client paid, such as $60,000."),
  payback: text(2, 40)
    .optional()
    .describe("When the work had paid for itself, such as after 4 months."),
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
  film: film().describe("A film on the page of the case study."),
  quote: quote.optional().describe("What the client says, with their consent."),
  months: whole(1, 36).describe("The length of the whole project, in months."),
  ...pageFields,
});

export const caseStudy = kindWithPages({
  schema,
  place: { shape: "folders", folder: "case-studies", file: "index.yml" },
  mayBeEmpty: true,
  list: "/case-studies/",
  anchors: true,
  pages: {
    under: "/case-studies/",
    template: "case-study",
    sitemap: { changes: "yearly", priority: 0.7 },
  },
  search: "description",
  related: { max: 2 },
  picture: "image",
});
