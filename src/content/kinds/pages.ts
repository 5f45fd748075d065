/** The copy of the fixed pages: one kind for each page, one file for each kind. */
import { z } from "zod";
import { chart } from "../chart";
import { needsValues, revenueValues } from "../form-options";
import { faq, intro, link, named, point, reference, seo, text } from "../fields";
import { calculatorWords } from "./calculators";

/** How sure a figure of the audit is. */
const certainty = named("AuditCertainty", z.enum(["Counted", "Estimated", "Judged"]));

const sampleLeak = named(
  "AuditSampleLeak",
  z.strictObject({
    title: text(3, 60).describe("The leak."),
    formula: text(10, 160).describe("How it was worked out, with its figures."),
    rows: text(5, 80).describe("The rows it came from."),
    certainty: certainty.describe("Counted, Estimated or Judged; the last is not in the total."),
    yearly: z.number().int().min(1).describe("Dollars a year."),
    weeks: z.number().int().min(1).max(52).describe("Weeks of work to repair it."),
  }),
);

const closing = named(
  "PageClosing",
  z.strictObject({
    title: text(5, 90).describe("The heading of the last band."),
    lead: text(20, 300).describe("One or two sentences."),
    call: reference("CallToAction").describe("The call."),
  }),
);

const claims = (max: number) => z.array(reference("Claim")).min(1).max(max);

const hero = intro.describe("The top of the page.");

const empty = text(20, 200).describe("What the page says when there is nothing to list.");

const engineStage = named(
  "EngineStage",
  z.strictObject({
    title: text(3, 40).describe("The name of the part."),
    description: text(20, 160).describe("What flows in or comes out."),
  }),
);

export const homePage = z
  .strictObject({
    hero: named(
      "HomeHero",
      z.strictObject({
        lead: text(40, 300).describe("Below the tagline, which stands in site.yml."),
        call: reference("CallToAction").describe("The first call."),
        secondary: link.describe("A second link."),
        claims: claims(4).describe("Figures of the hero."),
        bridge: chart.describe("The profit bridge."),
        bridgeSummary: text(40, 300).describe("The bridge in a sentence."),
      }),
    ).describe("The hero; its heading is the tagline."),
    services: named(
      "HomeServices",
      z.strictObject({
        intro: intro.describe("The heading."),
        call: reference("CallToAction").describe("The call of the section."),
      }),
    ).describe("The services grid."),
    about: named(
      "HomeAbout",
      z.strictObject({
        intro: intro.describe("The heading."),
        paragraphs: z.array(text(60, 600)).min(1).max(3).describe("The text."),
        link: link.describe("The link to the story."),
      }),
    ).describe("About us, with the values."),
    process: named(
      "HomeProcess",
      z.strictObject({
        intro: intro.describe("The heading."),
        call: reference("CallToAction").describe("The call of the section."),
        link: link.describe("The link to the process page."),
      }),
    ).describe("The process."),
    engine: named(
      "HomeEngine",
      z.strictObject({
        intro: intro.describe("The heading."),
        inputs: z.array(engineStage).length(3).describe("Data inputs."),
        processing: engineStage.describe("The processing layer."),
        capabilities: z.array(text(3, 40)).min(2).max(5).describe("What the layer does."),
        outputs: z.array(engineStage).length(3).describe("What comes out."),
        claims: claims(3).describe("Figures of the engine."),
      }),
    ).describe("The engine diagram."),
    cases: named(
      "HomeCases",
      z.strictObject({
        intro: intro.describe("The heading."),
        call: reference("CallToAction").describe("The call of the section."),
        cardCall: reference("CallToAction").describe("The call of each card."),
      }),
    ).describe("Case-study teasers."),
    integrations: named(
      "HomeIntegrations",
      z.strictObject({
        intro: intro.describe("The heading."),
        call: reference("CallToAction").describe("The call of the section."),
      }),
    ).describe("The integrations grid."),
    blog: named(
      "HomeBlog",
      z.strictObject({
        intro: intro.describe("The heading."),
        posts: z
          .array(reference("BlogPost"))
          .max(3)
          .describe("The teasers, in order; an empty list while there is no article."),
        readLabel: text(3, 30).describe("The words of each teaser's link."),
        link: link.describe("The link to all articles."),
      }),
    ).describe("Blog teasers."),
    contact: intro.describe("The heading of the contact section."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of the home page.");

export const servicesPage = z
  .strictObject({
    hero,
    claims: claims(4).describe("The four stat tiles."),
    listTitle: text(3, 60).describe("The heading of the list."),
    cardLabel: text(3, 30).describe("The words before a service's title in its link."),
    viewLabel: text(3, 40).describe("The words of the link from a service back to this page."),
    sections: named(
      "ServiceSectionTitles",
      z.strictObject({
        figures: text(3, 60).describe("Heading of the figures."),
        features: text(3, 60).describe("Heading of the features."),
        benefits: text(3, 60).describe("Heading of the benefits."),
        faqs: text(3, 60).describe("Heading of the questions."),
        integrations: text(3, 60).describe("Heading of the tools."),
        caseStudies: text(3, 60).describe("Heading of the case studies."),
        reading: text(3, 60).describe("Heading of the articles."),
      }),
    ).describe("Headings shared by all service pages."),
    testimonials: intro.describe("The heading of the testimonials."),
    consultation: text(20, 240).describe("The offer of the short consultation."),
    closing: named(
      "ServicesClosing",
      z.strictObject({
        title: text(5, 90).describe("The heading."),
        lead: text(20, 300).describe("One or two sentences."),
        link: link.describe("The link to the case studies."),
        call: reference("CallToAction").describe("The call."),
      }),
    ).describe("The closing band."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /services/, and the headings of every service page.");

export const aboutPage = z
  .strictObject({
    hero,
    story: named(
      "AboutStory",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        paragraphs: z.array(text(60, 900)).min(2).max(6).describe("The story."),
      }),
    ).describe("Where we come from."),
    valuesTitle: text(3, 60).describe("The heading of the values."),
    mission: named(
      "AboutMission",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        text: text(60, 500).describe("The mission."),
      }),
    ).describe("The mission."),
    statsTitle: text(3, 60).describe("The heading of the figures."),
    claims: claims(6).describe("The figures."),
    closing: closing.describe("The closing band."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /about/.");

export const processPage = z
  .strictObject({
    hero,
    labels: named(
      "ProcessLabels",
      z.strictObject({
        duration: text(3, 30).describe("The word for duration."),
        deliverables: text(3, 30).describe("The word for deliverables."),
        outcome: text(3, 30).describe("The word for the outcome."),
      }),
    ).describe("Words of each step."),
    expectations: named(
      "ProcessExpectations",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        items: z.array(point).min(2).max(4).describe("What we need and what to expect."),
      }),
    ).describe("What the work asks of a client."),
    closing: closing.describe("The closing band."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /process/.");

export const careersPage = z
  .strictObject({
    hero,
    jobsTitle: text(3, 60).describe("The heading of the positions."),
    salaryNote: text(10, 160).describe("What the ranges mean."),
    call: reference("CallToAction").describe("The call of each position."),
    empty,
    perksTitle: text(3, 60).describe("The heading of the perks."),
    hiring: named(
      "CareersHiring",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        steps: z.array(point).min(2).max(5).describe("The steps."),
      }),
    ).describe("How we hire."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /about/careers/.");

export const caseStudiesPage = z
  .strictObject({
    hero,
    labels: named(
      "CaseStudyLabels",
      z.strictObject({
        challenge: text(3, 30).describe("The word for the challenge."),
        solution: text(3, 30).describe("The word for the solution."),
        results: text(3, 30).describe("The word for the results."),
        technologies: text(3, 30).describe("The word for the technologies."),
        duration: text(3, 60).describe("What the months are, as against the weeks of the teasers."),
      }),
    ).describe("Words of each card."),
    allLabel: text(2, 20).describe("The first chip, where studies are filtered."),
    filterByIndustry: z
      .boolean()
      .describe(
        "Shows chips that lead to a page for each industry. Off: no chips and no such pages.",
      ),
    empty,
    impact: intro.describe("The heading of the cumulative impact."),
    closing: closing.describe("The closing band."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /case-studies/.");

export const blogPage = z
  .strictObject({
    hero,
    allLabel: text(2, 20).describe("The first chip."),
    filterByCategory: z
      .boolean()
      .describe("Makes the chips links to a page for each category. Off: they are labels."),
    empty,
    postsPerPage: z
      .int()
      .min(6)
      .max(60)
      .describe("The most articles on one page; what is more goes on at /blog/page/2/."),
    pages: named(
      "PageLinksCopy",
      z.strictObject({
        label: text(3, 40).describe("The name of the row of pages."),
        page: text(2, 20).describe("The word before the number of a page."),
        previous: text(3, 30).describe("The link to the page before."),
        next: text(3, 30).describe("The link to the page after."),
        description: text(50, 140).describe(
          "What search results say of the second page and those after it; the number is put before it.",
        ),
      }),
    ).describe("The pages of a list too long for one."),
    newsletter: named(
      "NewsletterCopy",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        lead: text(20, 240).describe("What one gets, how often, and how to stop."),
        label: text(2, 40).describe("The label of the field."),
        submit: text(2, 30).describe("The words of the button."),
        privacy: text(20, 200).describe("What happens with the address."),
      }),
    ).describe("The newsletter."),
    article: named(
      "ArticleLabels",
      z.strictObject({
        contents: text(3, 30).describe("The heading of the table of contents."),
        readTime: text(3, 20).describe("The words after the minutes."),
        services: text(3, 60).describe("The heading of the services an article is about."),
        next: text(3, 30).describe("The word before the next article."),
        related: text(3, 60).describe("The heading of what is related to a text."),
        relatedPost: text(3, 30).describe("The word beside a related article."),
        relatedGuide: text(3, 30).describe("The word beside a related guide."),
        relatedStudy: text(3, 30).describe("The word beside a related case study."),
      }),
    ).describe("Words around an article."),
    closing: closing.describe("The call at the end of each article."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /blog/ and around each article.");

export const resourcesPage = z
  .strictObject({
    hero,
    empty,
    audit: named(
      "AuditTeaser",
      z.strictObject({
        title: text(3, 90).describe("The heading."),
        lead: text(20, 300).describe("What the audit is."),
        link: link.describe("The link to the audit."),
      }),
    ).describe("The free audit."),
    guide: closing.describe("The call at the end of each guide."),
    calculator: named(
      "CalculatorLabels",
      z.strictObject({
        ...calculatorWords,
        closing: closing.describe("The call at the end."),
      }),
    ).describe("Words of each calculator page."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /resources/, and around guides and calculators.");

export const toolsPage = z
  .strictObject({
    hero,
    call: reference("CallToAction").describe("The call of an available tool."),
    comingSoonLabel: text(3, 30).describe("The words of the button of a tool that is to come."),
    readLabel: text(3, 40).describe("The words of the link to a tool's own page."),
    empty,
    sections: named(
      "ToolSectionTitles",
      z.strictObject({
        does: text(3, 60).describe("Heading of what it does."),
        forWhom: text(3, 60).describe("Heading of whom it is for."),
        needs: text(3, 60).describe("Heading of what one needs."),
        meanwhile: text(3, 60).describe("Heading of how to get the result today."),
      }),
    ).describe("Headings shared by all tool pages."),
    closing: closing.describe("The closing band."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /resources/tools/, and the headings of every tool page.");

export const auditPage = z
  .strictObject({
    hero,
    call: reference("CallToAction").describe("The call."),
    covers: named(
      "AuditCovers",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        items: z.array(point).min(4).max(10).describe("What is looked at."),
      }),
    ).describe("What is looked at."),
    receives: named(
      "AuditReceives",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        items: z.array(text(10, 160)).min(3).max(8).describe("What you get."),
      }),
    ).describe("What you get."),
    timeline: named(
      "AuditTimeline",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        items: z.array(point).min(3).max(6).describe("The days, in order."),
      }),
    ).describe("How long it takes."),
    sample: named(
      "AuditSample",
      z.strictObject({
        title: text(3, 90).describe("The heading."),
        mark: text(20, 200).describe("What says that company and figures are invented."),
        stamp: text(3, 30).describe("The same in a word or two, on the sheet itself."),
        company: text(5, 120).describe("The invented company."),
        period: text(5, 80).describe("The months the sheet covers."),
        bridge: chart.describe("The profit bridge of the sheet."),
        bridgeSummary: text(40, 300).describe("The bridge in a sentence."),
        leaksTitle: text(3, 60).describe("The heading of the leaks."),
        leaks: z.array(sampleLeak).min(3).max(8).describe("The leaks, in any order."),
        columns: named(
          "AuditSampleColumns",
          z.strictObject({
            leak: text(2, 30).describe("The leak."),
            basis: text(2, 40).describe("Formula and rows."),
            certainty: text(2, 30).describe("How sure."),
            yearly: text(2, 30).describe("Dollars a year."),
            weeks: text(2, 30).describe("Weeks."),
            perWeek: text(2, 30).describe("Dollars for each week of work."),
            total: text(2, 60).describe("The last row, without what was judged."),
          }),
        ).describe("The heads of the columns."),
        orderTitle: text(3, 60).describe("The heading of the first steps."),
        steps: z.array(point).min(2).max(4).describe("The first steps, written out."),
        gapsTitle: text(3, 60).describe("The heading of what the data could not show."),
        gaps: z.array(text(10, 200)).min(1).max(4).describe("What the data could not show."),
      }),
    ).describe("A sample of the sheet."),
    after: named(
      "AuditAfter",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        items: z.array(point).min(2).max(4).describe("What can happen, in order."),
      }),
    ).describe("What happens after the walkthrough."),
    faqs: z.array(faq).min(2).max(6).describe("Questions and answers."),
    faqsTitle: text(3, 60).describe("The heading of the questions."),
    closing: closing.describe("The closing band."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /resources/audit/.");

export const legalPage = z
  .strictObject({
    hero,
    updatedLabel: text(3, 30).describe("The words before the day of the last change."),
    companyTitle: text(3, 60).describe("The heading of the company block."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /legal/, and the words around each legal text.");

const option = <Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
  named(
    name,
    z.strictObject({
      value: z.enum(values).describe("The value that is sent."),
      label: text(2, 60).describe("The words of the option."),
    }),
  );

const field = named(
  "FormFieldCopy",
  z.strictObject({
    label: text(2, 60).describe("The label."),
    hint: text(5, 140).optional().describe("A line of help below the label."),
  }),
);

export const contactPage = z
  .strictObject({
    hero,
    promise: text(20, 200).describe("The promise of an answer."),
    next: named(
      "ContactNext",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        steps: z.array(point).min(2).max(4).describe("What happens after the form is sent."),
      }),
    ).describe("What happens next."),
    details: named(
      "ContactDetails",
      z.strictObject({
        title: text(3, 60).describe("The heading."),
        email: text(2, 30).describe("The word for e-mail."),
        place: text(2, 30).describe("The word for the place."),
        answer: text(2, 30).describe("The word for the reply time."),
      }),
    ).describe("Words of the contact details."),
    form: named(
      "ContactFormCopy",
      z.strictObject({
        title: text(3, 60).describe("The heading of the form."),
        required: text(5, 80).describe("What the asterisk means."),
        firstName: field.describe("The first name."),
        lastName: field.describe("The last name."),
        email: field.describe("The e-mail address."),
        company: field.describe("The company."),
        revenue: field.describe("The annual revenue."),
        revenuePlaceholder: text(3, 40).describe("The empty option of the revenue."),
        revenueOptions: z
          .array(option("RevenueOption", revenueValues))
          .length(6)
          .describe("The six bands of revenue."),
        needs: field.describe("What help is needed."),
        needsPlaceholder: text(3, 40).describe("The empty option of the needs."),
        needsOptions: z
          .array(option("NeedsOption", needsValues))
          .length(6)
          .describe("The six needs."),
        message: field.describe("The message."),
        submit: text(2, 40).describe("The words of the button."),
        privacy: text(20, 240).describe("What happens with what is sent."),
        withoutScript: text(20, 300).describe("How to write to us where scripts do not run."),
        mailFallback: text(5, 80).describe("The link that sends the message as mail instead."),
      }),
    ).describe("Words of the form."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /contact/ and of the contact form.");

export const notFoundPage = z
  .strictObject({
    title: text(5, 60).describe("The heading for an unknown page."),
    lead: text(20, 240).describe("A sentence of help."),
    home: link.describe("The link home."),
    suggestionsTitle: text(3, 60).describe("The heading of the links that may help."),
    suggestions: z.array(link).min(1).max(6).describe("Links that may help."),
    postTitle: text(5, 60).describe("The heading for an unknown article."),
    postLead: text(20, 200).describe("What is said of it."),
    postLink: link.describe("The link back to the blog."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of the page for addresses that lead nowhere.");
