import { z } from "zod";
import {
  draft,
  entry,
  example,
  faq,
  figure,
  group,
  icon,
  list,
  order,
  pageFields,
  point,
  reference,
  text,
} from "../fields";
import { chartOf } from "../chart";
import { named } from "../schema-notes";
import { kindWithPages } from "../kind";
import { claims, closing } from "./pages/parts";

const schema = entry("A service and its page at /services/<id>/.", {
  title: text(3, 60).describe("The name of the service."),
  draft: draft(),
  order: order().describe("Its place among the services, from 1."),
  icon: icon.describe("The icon that is drawn with it."),
  description: text(60, 200).describe("One or two sentences for cards and menus."),
  features: z.array(text(5, 60)).length(4).describe("Exactly four features."),
  hero: group("ServiceHero", {
    title: text(10, 80).describe("The heading of the page."),
    // A longer lead would push the call off the first screen of a small phone.
    lead: text(60, 210).describe("What the reader gets, in one to three sentences."),
  }).describe("The top of the page."),
  call: reference("CallToAction").describe("The main call of the page."),
  example: example().describe("On while the headline figures are invented examples."),
  figures: z.array(figure).max(4).describe("Headline figures; may be an empty list."),
  claims: claims(4).optional().describe("Figures of the firm shown beside the headline figures."),
  benefits: list(point, 3, 6).describe("What changes for the client."),
  exhibit: chartOf("bars", "bridge")
    .optional()
    .describe("One sum of the page as bars or as a bridge, above the benefits."),
  package: group("ServicePackage", {
    title: text(3, 60).describe("The heading of the panel."),
    description: text(20, 300).describe("What the package is for."),
    free: reference("ProcessStep")
      .optional()
      .describe(
        "The step of process.yml that is free, if there is one; the items are then the paid part.",
      ),
    items: list(text(5, 120), 4, 9).describe("What is delivered."),
    duration: text(3, 60).describe("How long it takes."),
  }).describe("The deliverables."),
  approach: group("ServiceApproach", {
    kind: named("ApproachKind", z.enum(["process", "capabilities"])).describe(
      "process for steps in order, capabilities for things we can do.",
    ),
    title: text(3, 80).describe("The heading of the section."),
    items: list(point, 3, 6).describe("The steps or capabilities."),
  }).describe("How the work goes, or what it covers."),
  faqs: list(faq, 3, 8).describe("Questions worth asking before a call."),
  closing: named("Closing", closing.omit({ call: true })).describe("The closing call."),
  integrations: z
    .array(reference("Integration", { field: "services", description: "Services that use it." }))
    .max(8)
    .optional()
    .describe("Tools this service often works with."),
  ...pageFields,
});

export const service = kindWithPages({
  schema,
  place: { shape: "files", folder: "services", extension: "yml" },
  list: "/services/",
  pages: {
    under: "/services/",
    template: "service",
    sitemap: { changes: "monthly", priority: 0.9 },
  },
  search: "description",
});
