/** Settings of the whole site: its identity, navigation, figures, sitemap and search overrides. */
import { z } from "zod";
import { icon, internalLink, key, link, named, reference, text } from "../fields";
import { needsValues } from "../form-options";

/** How often a page changes, in the words of the sitemap protocol. */
const changeFrequency = named(
  "ChangeFrequency",
  z.enum(["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]),
);

export const site = z
  .strictObject({
    name: text(2, 40).describe("The name of the firm, as it stands everywhere."),
    tagline: text(5, 60).describe("The line of the home page."),
    description: text(50, 160).describe("What the firm does, in a sentence."),
    url: z
      .url({ protocol: /^https?$/ })
      .refine((value) => !value.endsWith("/"), { error: "must not end with a slash" })
      .describe("The address of the site, without a slash at the end; SITE_URL takes precedence."),
    email: z.email().describe("Where mail reaches us."),
    language: z.enum(["en-GB", "en-US", "en"]).describe("The language of the texts."),
    city: text(2, 40).describe("The city of the office."),
    country: text(2, 40).describe("The country of the office."),
    replyTime: text(2, 30).describe("How soon we answer, such as 24 hours."),
    consultationLength: text(2, 30).describe(
      "Length of the short consultation, such as 15-minute.",
    ),
    copyrightYear: z.number().int().min(2000).max(2100).describe("The year in the footer."),
    company: named(
      "Company",
      z.strictObject({
        legalName: text(2, 120)
          .optional()
          .describe("The registered name; the site's name stands in until it is filled in."),
        registryCode: text(2, 80).optional().describe("The code in the commercial register."),
        register: text(2, 80).describe("The register that holds the company."),
        street: text(5, 120)
          .optional()
          .describe("Street, number and postal code of the registered address."),
        vatNumber: text(2, 80).optional().describe("The VAT number."),
      }),
    ).describe("Who stands behind the site, for the footer and the legal texts."),
    social: z
      .array(
        named(
          "SocialLink",
          z.strictObject({
            name: text(1, 30).describe("The network."),
            href: z.url({ protocol: /^https$/ }).describe("The address of our page there."),
          }),
        ),
      )
      .max(6)
      .describe("Our pages elsewhere."),
    previewHosts: z
      .array(z.string().regex(/^[a-z0-9.:[\]-]+$/, { error: "must be a host name" }))
      .min(1)
      .describe("Hosts, with every host below them, that are never indexed and never measured."),
    sendSourceWithForms: z
      .boolean()
      .describe(
        "Adds source and topic of the visit to a sent form. Off: exactly the form's fields.",
      ),
    consent: named(
      "ConsentCopy",
      z.strictObject({
        title: text(5, 60).describe("The heading of the choice about analytics."),
        text: text(40, 300).describe("What one agrees to."),
        accept: text(2, 30).describe("The button that agrees."),
        decline: text(2, 30).describe("The button that does not, alike in weight."),
        accepted: text(10, 120).describe("Said while analytics is allowed."),
        declined: text(10, 120).describe("Said while it is not."),
        unmeasured: text(20, 200).describe("Said where the site measures nothing at all."),
        close: text(2, 20).describe("The button that closes it unchanged."),
        policy: link.describe("The link to the cookie policy."),
        preferences: text(5, 30).describe("The words in the footer that open the choice again."),
      }),
    ).describe("The choice about analytics."),
  })
  .describe("The identity of the site and its few switches.");

const navigationEntry = named(
  "NavigationEntry",
  z.strictObject({
    title: text(2, 40).describe("The words of the entry."),
    description: text(10, 120).describe("A line below it."),
    to: internalLink().describe("Where it leads."),
  }),
);

const searchWords = named(
  "SearchWords",
  z.strictObject({
    label: text(2, 20).describe("The name of the button and of the dialog."),
    field: text(5, 60).describe("The label of the field."),
    close: text(2, 30).describe("The name of the button that closes the dialog."),
    start: text(10, 160).describe("What the dialog says before anything is typed."),
    loading: text(5, 80).describe("What it says while the index is fetched."),
    one: text(2, 30).describe("The word after the number 1."),
    many: text(2, 30).describe("The word after any other number."),
    best: text(2, 30).describe("Between the number shown and the number found: 20 best of 34."),
    none: text(5, 80).describe("What it says when nothing was found; the query follows."),
    advice: text(20, 240).describe("What to try when nothing was found."),
    links: z.array(link).min(1).max(6).describe("Where to go before a query and without a result."),
    failed: text(10, 160).describe("What it says when the index could not be fetched."),
    retry: text(3, 30).describe("The button that tries again."),
    unavailable: text(10, 120).describe("What a toast adds when the dialog cannot be fetched."),
    keys: text(10, 120).describe("Which keys do what."),
    slash: text(5, 80).describe("The label of the switch for the / key."),
    types: named(
      "SearchTypes",
      z.strictObject({
        BlogPost: text(3, 30).describe("The word for an article."),
        Guide: text(3, 30).describe("The word for a guide."),
        Service: text(3, 30).describe("The word for a service."),
        CaseStudy: text(3, 30).describe("The word for a case study."),
        Tool: text(3, 30).describe("The word for a tool."),
        Calculator: text(3, 30).describe("The word for a calculator."),
        AuditPage: text(3, 30).describe("The word for the audit."),
      }),
    ).describe("What a result is."),
  }),
);

export const navigation = z
  .strictObject({
    services: named(
      "NavigationServices",
      z.strictObject({
        label: text(2, 20).describe("The word on the bar."),
        all: link.describe("The link to all services."),
        mobileCount: z.number().int().min(1).max(8).describe("Services shown in the small menu."),
      }),
    ).describe("The services panel; its entries are the services themselves."),
    about: named(
      "NavigationAbout",
      z.strictObject({
        label: text(2, 20).describe("The word on the bar."),
        entries: z.array(navigationEntry).min(1).max(6).describe("The entries of the panel."),
      }),
    ).describe("The about panel."),
    links: z.array(link).min(1).max(4).describe("Plain links on the bar."),
    call: link.describe("The button on the bar."),
    search: searchWords.describe("The search of the site."),
    footer: named(
      "NavigationFooter",
      z.strictObject({
        statement: text(20, 300).describe("A sentence on what we do."),
        promises: z.array(text(5, 60)).min(1).max(4).describe("What a visitor can count on."),
        columns: z
          .array(
            named(
              "FooterColumn",
              z.strictObject({
                title: text(2, 30).describe("The heading of the column."),
                links: z.array(link).min(1).max(10).describe("Its links."),
              }),
            ),
          )
          .min(1)
          .max(5)
          .describe("Columns of links."),
      }),
    ).describe("The footer."),
  })
  .describe("The top bar and the footer.");

export const claim = z
  .strictObject({
    id: key().describe("The key that other files use."),
    value: text(1, 14).describe("The figure as shown."),
    label: text(2, 60).describe("What it measures."),
    basis: text(10, 160).optional().describe("What the figure rests on."),
  })
  .describe("A figure about the firm. It stands here once; every page reads it from here.");

export const sitemapRule = z
  .strictObject({
    id: z
      .string()
      .regex(/^\/([a-z0-9-]+\/)*\*?$/, {
        error: "must be an address such as /contact/, or one with a star at its end: /blog/*",
      })
      .describe("An address, or a star for all below one; the longest that fits counts."),
    changeFrequency: changeFrequency.describe("How often the page changes."),
    priority: z.number().min(0).max(1).describe("Its weight within the site, 0 to 1."),
  })
  .describe("What the sitemap says of the pages at an address.");

export const seoOverride = z
  .strictObject({
    id: internalLink().describe("The address of the page."),
    title: text(10, 65).optional().describe("The whole title, in place of the page's own."),
    description: text(50, 160).optional().describe("In place of the page's own description."),
    keywords: z.array(text(2, 40)).min(1).max(10).optional().describe("In place of its keywords."),
    noindex: z.boolean().optional().describe("Keeps the page out of search and the sitemap."),
  })
  .describe("What search engines are told of one page, in place of what the page says itself.");

const callEvent = named(
  "CallEvent",
  z.strictObject({
    name: named(
      "CallEventName",
      z.enum(["cta_click", "case_study_click", "service_cta_click"]),
    ).describe("The event sent to the tracker."),
    action: text(2, 40).optional().describe("service_cta_click: the action."),
    cta_type: text(2, 40).optional().describe("cta_click: the type."),
    cta_location: text(2, 40).optional().describe("cta_click and case_study_click: the place."),
  }),
);

export const callToAction = z
  .strictObject({
    id: key().describe("The key that pages use; for calls with a source or topic, that code."),
    label: text(2, 60).describe("The words of the link."),
    to: internalLink().describe("Where it leads."),
    event: callEvent.optional().describe("What the tracker is told."),
    source: key().optional().describe("Code of the place, handed to the contact page."),
    topic: key().optional().describe("Code of the topic, handed to the contact page."),
    about: text(2, 60).optional().describe("What one is asking about, shown on the contact page."),
    needs: named("FormNeed", z.enum(needsValues))
      .optional()
      .describe("The option of the form that the topic preselects."),
    message: text(20, 400).optional().describe("The message the form starts with."),
  })
  .describe("A call to action: its words, where it leads and what it hands over.");

export const value = z
  .strictObject({
    id: key().describe("A key."),
    title: text(3, 40).describe("The value."),
    description: text(40, 300).describe("What it means in the work."),
    icon: icon.describe("Its icon."),
  })
  .describe("A value of the firm.");

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
