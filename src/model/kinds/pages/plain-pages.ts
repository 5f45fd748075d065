/** The copy of pages that need no check beyond the limits of their fields. */
import { z } from "zod";
import {
  entry,
  group,
  intro,
  link,
  list,
  point,
  reference,
  seo,
  text,
  verbatim,
} from "../../fields";
import { named } from "../../schema-notes";
import { calculatorCopy } from "./calculator-copy";
import { claims, closing, empty, hero, points } from "./parts";

export const aboutPage = entry("The copy of /about/.", {
  hero,
  story: group("AboutStory", {
    title: text(3, 60).describe("The heading."),
    paragraphs: list(text(60, 900), 2, 6).describe("The story, a paragraph each."),
  }).describe("Where we come from."),
  valuesTitle: text(3, 60).describe("The heading of the values."),
  mission: group("AboutMission", {
    title: text(3, 60).describe("The heading."),
    text: text(60, 500).describe("The mission, in one to three sentences."),
  }).describe("The purpose of the firm."),
  statsTitle: text(3, 60).describe("The heading of the figures."),
  claims: claims(6).describe("The figures."),
  teamTitle: text(3, 60).describe("The heading of the people, once there are any."),
  closing: closing.describe("The closing band."),
  seo,
});

export const careersPage = entry("The copy of /about/careers/.", {
  hero,
  jobsTitle: text(3, 60).describe("The heading of the positions."),
  salaryNote: text(10, 160).describe("What the ranges of pay mean."),
  call: reference("CallToAction").describe("The call of each position."),
  empty,
  perksTitle: text(3, 60).describe("The heading of the perks."),
  hiring: group("CareersHiring", {
    title: text(3, 60).describe("The heading."),
    steps: list(point, 2, 5).describe(
      "The steps from a letter to a contract, which an applicant reads again after sending.",
    ),
  }).describe("How we hire."),
  closing: closing.describe("The closing band."),
  seo,
});

export const caseStudiesPage = z
  .strictObject({
    hero,
    impact: intro.describe("The heading of the cumulative impact."),
    closing: closing.describe("The closing band."),
    study: closing.describe("The closing band of each case study; {subject} is its title."),
    seo,
  })
  .describe("The copy of /case-studies/, and the words around each case study.");

export const legalPage = entry("The copy of /legal/, and the words around each legal text.", {
  hero,
  companyTitle: text(3, 60).describe("The heading of the company block."),
  seo,
});

export const notFoundPage = entry("The copy of the page for unknown addresses.", {
  title: text(5, 60).describe("The heading for an unknown page."),
  lead: text(20, 240).describe("A sentence of help."),
  home: link.describe("The link home."),
  suggestionsTitle: text(3, 60).describe("The heading of the links that may help."),
  suggestions: list(link, 1, 6).describe("Links that may help."),
  postTitle: text(5, 60).describe("The heading for an unknown article."),
  postLead: verbatim(20, 200).describe("The text below that heading."),
  postLink: link.describe("The link back to the blog."),
  seo,
});

export const processPage = entry("The copy of /process/.", {
  hero,
  expectations: points(2, 4).describe("What the work needs from a client, and what to expect."),
  closing: closing.describe("The closing band."),
  seo,
});

export const resourcesPage = entry("The copy of /resources/, and around guides and calculators.", {
  hero,
  empty,
  tools: link.describe("The link to the tools, below the groups."),
  audit: group("AuditTeaser", {
    title: text(3, 90).describe("The heading."),
    lead: text(20, 300).describe("What the audit is."),
    link: link.describe("The link to the audit."),
  }).describe("The free audit."),
  guide: closing.describe("The call at the end of each guide."),
  calculator: calculatorCopy.describe("The copy of each calculator page."),
  seo,
});

export const servicesPage = z
  .strictObject({
    hero,
    claims: claims(4).describe("The four stat tiles."),
    listTitle: text(3, 60).describe("The heading of the list."),
    prices: group("ServicesPrices", {
      title: text(3, 60).describe("The heading."),
      lead: text(20, 300).describe("One or two sentences."),
    }).describe("The words around prices.yml; shown once a row there has a range."),
    testimonials: intro.describe("The heading of the testimonials."),
    consultation: text(20, 240).describe("The offer of the short consultation."),
    closing: named(
      "ServicesClosing",
      closing.extend({ link: link.describe("The link to the case studies.") }),
    ).describe("The closing band."),
    seo,
  })
  .describe("The copy of /services/, and the headings of every service page.");

export const toolsPage = z
  .strictObject({
    hero,
    call: reference("CallToAction").describe("The call of an available tool."),
    empty,
    closing: closing.describe("The closing band."),
    seo,
  })
  .describe("The copy of /resources/tools/, and the headings of every tool page.");
