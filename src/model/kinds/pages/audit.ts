import { z } from "zod";
import { chartOf } from "../../chart";
import { faq, group, list, point, reference, seo, text, whole, entry } from "../../fields";
import { named } from "../../schema-notes";
import { closing, hero, points } from "./parts";

const certainty = named("AuditCertainty", z.enum(["counted", "estimated", "judged"]));

const sampleLeak = group("AuditSampleLeak", {
  title: text(3, 60).describe("The leak in a few words."),
  formula: text(10, 160).describe("How it was calculated, with the figures."),
  rows: text(5, 80).describe("The rows of data that it was calculated from."),
  certainty: certainty.describe("How sure it is; the total leaves out what is judged."),
  yearly: whole(1).describe("What it costs a year, in the currency of the bridge."),
  weeks: whole(1, 52).describe("Weeks of work to repair it."),
});

export const auditPage = entry("The copy of /resources/audit/.", {
  hero,
  call: reference("CallToAction").describe("The button, one of the calls to action."),
  capacity: text(10, 140)
    .optional()
    .describe("A sentence on how many free audits you take on in a month; optional."),
  covers: points(4, 10).describe("What is looked at."),
  receives: group("AuditReceives", {
    title: text(3, 60).describe("The heading."),
    step: reference("ProcessStep").describe("The step of process.yml that lists it."),
  }).describe("What you get: the deliverables of a step of process.yml."),
  timeline: points(3, 6).describe("How long it takes, day by day."),
  sample: group("AuditSample", {
    title: text(3, 90).describe("The heading."),
    mark: text(20, 200).describe("The note that the company and its figures are invented."),
    stamp: text(3, 30).describe("The same note in a word or two, on the sheet itself."),
    company: text(5, 120).describe("The invented company."),
    period: text(5, 80).describe("The months the sheet covers."),
    bridge: chartOf("bridge").describe("The profit bridge of the sheet."),
    bridgeSummary: text(40, 300).describe("The bridge in a sentence."),
    leaksTitle: text(3, 60).describe("The heading of the leaks."),
    leaks: list(sampleLeak, 3, 8).describe("The leaks, in any order."),
    orderTitle: text(3, 60).describe("The heading of the first steps."),
    steps: list(point, 2, 4).describe("The first steps, written out."),
    gapsTitle: text(3, 60).describe("The heading of what the data could not show."),
    gaps: list(text(10, 200), 1, 4).describe("What the data could not show."),
  }).describe("A sample of the sheet."),
  after: points(2, 4).describe("What can happen after the walkthrough."),
  faqs: list(faq, 2, 6).describe("Questions worth asking before the audit, with their answers."),
  faqsTitle: text(3, 60).describe("The heading of the questions."),
  closing: closing.describe("The closing band."),
  seo,
});
