/** The schemas of kinds that are a list in one file and declare nothing else. */
import { z } from "zod";
import {
  date,
  entry,
  example,
  group,
  icon,
  internalLink,
  key,
  list,
  reference,
  seo,
  slug,
  text,
  webAddress,
  whole,
} from "../fields";
import { named } from "../schema-notes";

const shortName = key().describe("A short, unique name, which readers do not see.");

export const caseTeaser = entry("A case-study teaser on the home page.", {
  id: shortName,
  example: example(),
  study: reference("CaseStudy").describe(
    "The case study that it leads to, which names the industry.",
  ),
  metric: text(2, 10).describe("The headline figure."),
  metricLabel: text(3, 40).describe("What it measures."),
  weeks: whole(1, 520).describe("Weeks until the metric was reached."),
  description: text(60, 240).describe("The story in one or two sentences."),
  results: list(text(5, 90), 2, 4).describe("Further results."),
  highlights: list(text(2, 30), 2, 6).describe("The tech stack."),
});

export const category = entry("A category of articles.", {
  id: slug().describe("The id that articles use."),
  title: text(2, 40).describe("The name of the category."),
  description: text(20, 160).describe("What its articles are about."),
  seo: seo.describe("Search texts of its list, if filtering of articles is on."),
});

export const claim = z
  .strictObject({
    id: key().describe("The key that other files use."),
    example: example(),
    value: text(1, 14).describe("The figure as shown."),
    label: text(2, 60).describe("What it measures."),
    basis: text(10, 160)
      .optional()
      .describe("What the figure is based on; shown below the figure if filled in."),
    asOf: text(4, 40)
      .optional()
      .describe("The day or period that the figure is from, such as 2019 to 2024."),
  })
  .describe("A figure about the firm. It is written here once, and every page shows this one.");

export const impactItem = entry("One figure of the cumulative impact on the case-studies page.", {
  id: shortName,
  icon: icon.describe("The icon that is drawn with it."),
  claim: reference("Claim").describe("The figure it shows."),
  label: text(3, 60).describe("The words below the figure, on this grid."),
});

export const industry = entry("An industry of clients.", {
  id: slug().describe("The id that case studies use."),
  title: text(2, 40).describe("The name of the industry."),
});

export const integration = entry("A tool we work with.", {
  id: slug().describe("The id that services use."),
  name: text(2, 40).describe("The name of the tool."),
  category: reference("IntegrationCategory", {
    field: "integrations",
    description: "The tools of the category.",
  }).describe("The category that it is listed in."),
  description: text(20, 140).describe("What we connect or build with it."),
  service: reference("Service")
    .optional()
    .describe("The service that its tile leads to; without it, the first that uses the tool."),
});

export const integrationCategory = entry("A category of integrations.", {
  id: slug().describe("The id that integrations use."),
  title: text(2, 30).describe("The name of the category."),
});

export const pathStep = z
  .strictObject({
    id: shortName,
    title: text(3, 20).describe("The step in a word, such as Call."),
    text: text(3, 60).describe("Its price and length in a few words."),
  })
  .describe(
    "A step from the first call to a proposal, shown in one line where visitors decide to contact us.",
  );

export const perk = entry("What we offer to people who work here.", {
  id: shortName,
  example: example(),
  title: text(3, 40).describe("The perk in a few words."),
  description: text(20, 200).describe("What it is."),
});

export const price = entry("What a kind of work costs, in the table on /services/.", {
  id: shortName,
  work: text(3, 60).describe("The kind of work."),
  range: text(2, 40)
    .optional()
    .describe("What it costs, such as $8,000 to $20,000; the row is not shown without it."),
  movedBy: text(10, 160).describe("What makes it cost less or more."),
});

export const processStep = z
  .strictObject({
    id: shortName,
    title: text(3, 30).describe("The step in a word, such as Audit."),
    subtitle: text(5, 80).describe("The step in a line."),
    description: text(60, 500).describe("What happens."),
    weeks: list(whole(1, 520), 1, 2)
      .optional()
      .describe("How long it takes: weeks, or the least and the most; without them, it goes on."),
    deliverables: list(text(5, 100), 3, 7).describe("What the client has at the end."),
    outcome: text(5, 80).describe("The expected outcome."),
  })
  .describe("A step of the process; the order of the file is the order of the steps.");

const processorRoles = "host forms spam-filter automation calendar analytics films other".split(
  " ",
);

export const processor = z
  .strictObject({
    id: shortName,
    example: example(),
    role: named("ProcessorRole", z.enum(processorRoles)).describe(
      "What it does for the site, which tells the check whether it is in use; other: always.",
    ),
    name: text(2, 80).describe("The service and the company behind it."),
    purpose: text(10, 200).describe("What it does for us, and which data it gets."),
    country: text(2, 60).describe("Where that company is."),
    safeguard: text(2, 160).describe("What allows the transfer; none is needed within the EEA."),
    policy: webAddress().describe("Its privacy policy."),
  })
  .describe("A service that gets personal data for us; {{processors.rows}} shows those in use.");

export const redirect = z
  .strictObject({
    id: z
      .string()
      .regex(/^\/([^\s?#&%*:"<>\\^`{|}[\]]|%[\dA-Fa-f]{2})+$/, {
        error: ({ input }) =>
          String(input).includes("?")
            ? "must be an address without ? and the words after it, because the host compares only the path"
            : "must be an address on this site, such as /blog/old-title/",
      })
      .describe("The old address, which has no page."),
    to: internalLink("rss\\.xml").describe("The page that visitors get instead, or /rss.xml."),
  })
  .describe("A redirect, which leads visitors and search engines from an old address to a page.");

const resource = (kinds: readonly string[]) =>
  group("Resource", {
    name: text(3, 80).describe("The name of the resource."),
    description: text(30, 200).describe("What readers get from it."),
    type: named("ResourceType", z.enum(kinds)).describe("The kind of resource."),
    link: internalLink().describe("The address of its page."),
  });

/** @param kinds the kinds whose entries groups may list */
export const resourceGroup = (kinds: readonly string[]) =>
  entry("A group on /resources/.", {
    id: shortName,
    title: text(3, 60).describe("The heading of the group."),
    icon: icon.describe("The icon that is drawn with it."),
    description: text(30, 200).describe("What the group is for."),
    resources: list(resource(kinds), 1, 12).describe("The resources of the group."),
  });

export const seoOverride = entry("The search texts of one page, in place of the page's own.", {
  id: internalLink().describe("The address of the page."),
  title: text(10, 65).optional().describe("The whole title, in place of the page's own."),
  description: text(50, 160).optional().describe("In place of the page's own description."),
  keywords: list(text(2, 40), 1, 10).optional().describe("In place of its keywords."),
  noindex: z.boolean().optional().describe("Keeps the page out of search and the sitemap."),
});

export const testimonial = entry("What a client said.", {
  id: shortName,
  example: example(),
  quote: text(40, 400).describe("What was said."),
  author: text(3, 60).describe("Who said it: a role, never a made-up name."),
  title: text(3, 80).describe("The kind of company."),
  rating: whole(1, 5).optional().describe("Stars, 1 to 5, if the client gave any."),
  source: text(2, 80).optional().describe("Where it was said; shown below the name."),
  date: date().optional().describe("The day it was said; shown below the name."),
  permission: text(5, 160)
    .optional()
    .describe("When and how the client agreed to see it published; visitors do not see it."),
});

export const value = entry("A value of the firm.", {
  id: shortName,
  title: text(3, 40).describe("The value in a few words."),
  description: text(40, 300).describe("What it means for the work."),
  icon: icon.describe("The icon that is drawn with it."),
});
