/** The copy of pages, which needs no check beyond the limits of its fields. */
import { z } from "zod";
import { chartOf } from "../../chart";
import {
  entry,
  faq,
  group,
  intro,
  link,
  list,
  point,
  reference,
  seo,
  text,
  verbatim,
  whole,
} from "../../fields";
import { revenueValues } from "../../form-fields";
import { filledWith } from "../../formula-issues";
import { named } from "../../schema-notes";
import { claims, closing, empty, notice, points, thanks } from "./parts";

/** The copy of one page: its top, what it alone has, and its search texts. */
const copy = <Shape extends z.core.$ZodLooseShape>(description: string, fields: Shape) =>
  entry(description, { hero: intro.describe("The top of the page."), ...fields, seo });

export const aboutPage = copy("The copy of /about/.", {
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
});

const certainty = named("AuditCertainty", z.enum(["counted", "estimated", "judged"]));

const sampleLeak = group("AuditSampleLeak", {
  title: text(3, 60).describe("The leak in a few words."),
  formula: text(10, 160).describe("How it was calculated, with the figures."),
  rows: text(5, 80).describe("The rows of data that it was calculated from."),
  certainty: certainty.describe("How sure it is; the total leaves out what is judged."),
  yearly: whole(1).describe("What it costs a year, in the currency of the bridge."),
  weeks: whole(1, 52).describe("Weeks of work to repair it."),
});

export const auditPage = copy("The copy of /resources/audit/.", {
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
});

export const blogPage = copy("The copy of /blog/ and around each article.", {
  filterByCategory: z
    .boolean()
    .describe("On: each chip links to a page of its category. Off: the chips are labels."),
  empty,
  postsPerPage: whole(6, 60).describe(
    "The most articles on one page; the others are at /blog/page/2/ and so on.",
  ),
  pagesDescription: text(50, 140).describe(
    "The description for search results of each page after the first; the page's number is put before it.",
  ),
  newsletter: group("NewsletterCopy", {
    title: text(3, 60).describe("The heading."),
    lead: text(20, 240).describe("What subscribers get, how often, and how to stop."),
    sent: notice.describe("The notification that the form has arrived."),
    privacy: text(20, 200).describe("What happens with the address."),
    policy: link.describe("The link to the privacy policy after these words."),
    withoutScript: text(20, 300).describe("How to subscribe where scripts do not run."),
    thanks: thanks.describe("What the page says that follows the sent form."),
  }).describe("The form that subscribes to the newsletter."),
  closing: closing.describe("The call at the end of each article."),
});

export const careersPage = copy("The copy of /about/careers/.", {
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
});

export const caseStudiesPage = copy(
  "The copy of /case-studies/, and the words around each case study.",
  {
    impact: intro.describe("The heading of the cumulative impact."),
    closing: closing.describe("The closing band."),
    study: closing.describe("The closing band of each case study; {subject} is its title."),
  },
);

const leadValue = group("LeadValue", {
  revenue: named("FormRevenue", z.enum(revenueValues)).describe("The visitor's yearly sales."),
  value: whole(0).describe("What such a lead is worth to you."),
});

export const contactPage = copy("The copy of /contact/ and of the contact form.", {
  promise: text(20, 200).describe("The promise of an answer."),
  next: group("ContactNext", {
    title: text(3, 60).describe("The heading."),
    steps: list(point, 2, 4).describe("What happens after the form is sent."),
  }).describe("What happens next."),
  detailsTitle: text(3, 60).describe("The heading of the contact details."),
  form: group("ContactFormCopy", {
    title: text(3, 60).describe("The heading of the form."),
    sent: notice.describe("The notification that the form has arrived."),
    privacy: text(20, 240).describe("What happens with the data."),
    policy: link.describe("The link to the privacy policy after these words."),
    withoutScript: text(20, 300).describe("How to write to us where scripts do not run."),
    longestMessage: whole(500, 15_000).default(5000).describe("The most characters of a message."),
    leadValues: group("LeadValues", {
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, { error: "must be the three letters of a currency, such as USD" })
        .describe("The currency of the values, as its three letters."),
      ranges: list(leadValue, 1, revenueValues.length).describe("A value for each range of sales."),
    })
      .optional()
      .describe("What a lead is worth to you, for analytics."),
    booking: text(10, 160).describe(
      "What visitors save by choosing a time; shown after the form was sent, if site.yml has a bookingUrl.",
    ),
    thanks: thanks.describe("What the page says that follows the sent form."),
  }).describe("Words of the form."),
});

export const legalPage = copy("The copy of /legal/, and the words around each legal text.", {
  companyTitle: text(3, 60).describe("The heading of the company block."),
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

export const processPage = copy("The copy of /process/.", {
  expectations: points(2, 4).describe("What the work needs from a client, and what to expect."),
  closing: closing.describe("The closing band."),
});

const namesInMessage = ["title", "figures", "verdict", "results", "link"];

const calculatorCopy = group("CalculatorCopy", {
  message: filledWith(z.string().min(40).max(800), ...namesInMessage).describe(
    "The message to us, with {title}, {figures}, {verdict}, {results} and {link}.",
  ),
  closing: closing.describe("The call at the end."),
});

export const resourcesPage = copy("The copy of /resources/, and around guides and calculators.", {
  empty,
  tools: link.describe("The link to the tools, below the groups."),
  audit: group("AuditTeaser", {
    title: text(3, 90).describe("The heading."),
    lead: text(20, 300).describe("What the audit is."),
    link: link.describe("The link to the audit."),
  }).describe("The free audit."),
  guide: closing.describe("The call at the end of each guide."),
  calculator: calculatorCopy.describe("The copy of each calculator page."),
});

export const servicesPage = copy(
  "The copy of /services/, and the headings of every service page.",
  {
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
  },
);

export const toolsPage = copy(
  "The copy of /resources/tools/, and the headings of every tool page.",
  {
    call: reference("CallToAction").describe("The call of an available tool."),
    empty,
    closing: closing.describe("The closing band."),
  },
);
