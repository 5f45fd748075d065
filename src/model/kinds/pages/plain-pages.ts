/** The copy of pages that need no check beyond the limits of their fields. */
import { z } from "zod";
import { group, intro, link, list, point, reference, seo, text, verbatim } from "../../fields";
import { named } from "../../schema-notes";
import { calculatorLabels } from "./calculator-labels";
import { claims, closing, empty, hero, points } from "./parts";

export const aboutPage = z
  .strictObject({
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
  })
  .describe("The copy of /about/.");

export const careersPage = z
  .strictObject({
    hero,
    jobsTitle: text(3, 60).describe("The heading of the positions."),
    salaryNote: text(10, 160).describe("What the ranges of pay mean."),
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

export const caseStudiesPage = z
  .strictObject({
    hero,
    labels: group("CaseStudyLabels", {
      challenge: text(3, 30).describe("The word for the challenge."),
      solution: text(3, 30).describe("The word for the solution."),
      results: text(3, 30).describe("The word for the results."),
      technologies: text(3, 30).describe("The word for the technologies."),
      services: text(3, 30).describe("The word for the services."),
      moreLabel: text(3, 60).describe("The words that open challenge and solution in the list."),
      readLabel: text(3, 60).describe("The words of the link to its page."),
      month: text(2, 20).describe("The word after one month."),
      months: text(2, 20).describe("The word after any other number of months."),
      duration: text(3, 60).describe("What the months measure, unlike the weeks of the teasers."),
      measures: text(3, 60).describe("The heading of the figures before and after."),
      before: text(2, 20).describe("The word for before the work."),
      after: text(2, 20).describe("The word for after it."),
      timeline: text(3, 40).describe("The heading of the timeline."),
      reading: text(3, 60).describe("The heading of what helps a reader to do the same."),
      previous: text(3, 30).describe("The word before the previous case study."),
      next: text(3, 30).describe("The word before the next one."),
    }).describe("Words of each case study, in the list and on its page."),
    impact: intro.describe("The heading of the cumulative impact."),
    closing: closing.describe("The closing band."),
    study: closing.describe("The closing band of each case study; {subject} is its title."),
    seo,
  })
  .describe("The copy of /case-studies/, and the words around each case study.");

export const legalPage = z
  .strictObject({
    hero,
    updatedLabel: text(3, 30).describe("The words before the day of the last change."),
    companyTitle: text(3, 60).describe("The heading of the company block."),
    company: group("CompanyLabels", {
      legalName: text(2, 40).describe("The word for the name."),
      registryCode: text(2, 40).describe("The words for the code in the commercial register."),
      register: text(2, 40).describe("The word for the register."),
      address: text(2, 40).describe("The word for the address."),
      vatNumber: text(2, 40).describe("The words for the VAT number."),
      email: text(2, 40).describe("The word for email."),
    }).describe(
      "Words of the company block; its facts are in the settings of the site (site.yml).",
    ),
    seo,
  })
  .describe("The copy of /legal/, and the words around each legal text.");

export const notFoundPage = z
  .strictObject({
    title: text(5, 60).describe("The heading for an unknown page."),
    lead: text(20, 240).describe("A sentence of help."),
    home: link.describe("The link home."),
    suggestionsTitle: text(3, 60).describe("The heading of the links that may help."),
    suggestions: list(link, 1, 6).describe("Links that may help."),
    postTitle: text(5, 60).describe("The heading for an unknown article."),
    postLead: verbatim(20, 200).describe("The text below that heading."),
    postLink: link.describe("The link back to the blog."),
    seo,
  })
  .describe("The copy of the page for unknown addresses.");

export const processPage = z
  .strictObject({
    hero,
    labels: group("ProcessLabels", {
      duration: text(3, 30).describe("The word for duration."),
      deliverables: text(3, 30).describe("The word for deliverables."),
      outcome: text(3, 30).describe("The word for the outcome."),
    }).describe("Words of each step."),
    expectations: points(2, 4).describe("What the work needs from a client, and what to expect."),
    closing: closing.describe("The closing band."),
    seo,
  })
  .describe("The copy of /process/.");

export const resourcesPage = z
  .strictObject({
    hero,
    empty,
    tools: link.describe("The link to the tools, below the groups."),
    audit: group("AuditTeaser", {
      title: text(3, 90).describe("The heading."),
      lead: text(20, 300).describe("What the audit is."),
      link: link.describe("The link to the audit."),
    }).describe("The free audit."),
    guide: closing.describe("The call at the end of each guide."),
    calculator: calculatorLabels.describe("Words of each calculator page."),
    seo,
  })
  .describe("The copy of /resources/, and around guides and calculators.");

export const servicesPage = z
  .strictObject({
    hero,
    claims: claims(4).describe("The four stat tiles."),
    listTitle: text(3, 60).describe("The heading of the list."),
    cardLabel: text(3, 30).describe("The words before a service's title in its link."),
    featuresLabel: text(3, 40).describe("The words that open a service's features on a phone."),
    viewLabel: text(3, 40).describe("The words of the link from a service back to this page."),
    sections: group("ServiceSectionTitles", {
      figures: text(3, 60).describe("Heading of the figures."),
      features: text(3, 60).describe("Heading of the features."),
      benefits: text(3, 60).describe("Heading of the benefits."),
      faqs: text(3, 60).describe("Heading of the questions."),
      integrations: text(3, 60).describe("Heading of the tools."),
      caseStudies: text(3, 60).describe("Heading of the case studies."),
      reading: text(3, 60).describe("Heading of the articles."),
      tools: text(3, 60).describe("Heading of our tools and calculators for a service."),
      free: text(3, 60).describe("Heading of the free part of a package, if there is one."),
      paid: text(3, 60).describe("Heading of the paid part of such a package."),
    }).describe("Headings shared by all service pages."),
    prices: group("ServicesPrices", {
      title: text(3, 60).describe("The heading."),
      lead: text(20, 300).describe("One or two sentences."),
      work: text(2, 30).describe("Head of the column with the kind of work."),
      range: text(2, 30).describe("Head of the column with the price."),
      movedBy: text(2, 40).describe("Head of the column with what moves the price."),
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
    comingSoonLabel: text(3, 30).describe("The button of a tool that is coming soon."),
    startLabel: text(3, 40).describe("The words of the link to a questionnaire."),
    readLabel: text(3, 40).describe("The words of the link to a tool's own page."),
    empty,
    sections: group("ToolSectionTitles", {
      does: text(3, 60).describe("Heading of what it does."),
      forWhom: text(3, 60).describe("Heading of whom it is for."),
      needs: text(3, 60).describe("Heading of what visitors need."),
      meanwhile: text(3, 60).describe("Heading of how to get the result today."),
    }).describe("Headings shared by all tool pages."),
    closing: closing.describe("The closing band."),
    seo,
  })
  .describe("The copy of /resources/tools/, and the headings of every tool page.");
