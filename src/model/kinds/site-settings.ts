import { z } from "zod";
import { countryName, isLanguage } from "../../lib/locale";
import { currencySigns } from "../../lib/currencies";
import { phoneAdvice, phonePattern } from "../../lib/link-kind";
import { isOrigin } from "../../lib/site-address";
import { isTimeZone } from "../../lib/time-zone";
import { analyticsTools, type AnalyticsTool } from "../analytics-tools";
import { partNames, parts } from "../parts";
import {
  date,
  example,
  group,
  internalLink,
  link,
  list,
  text,
  whole,
  webAddress,
  entry,
} from "../fields";
import { named } from "../schema-notes";

const toolNames = Object.keys(analyticsTools) as AnalyticsTool[];

/** Whether a text is a country's own code, not another that stands for it, such as UK. */
const isCountry = (code: string): boolean =>
  countryName(code, "en") !== undefined &&
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

export const siteSettings = entry("The identity of the site and its few switches.", {
  example: example(),
  name: text(2, 40).describe("The name of the firm, as all pages show it."),
  tagline: text(5, 60).describe("The heading of the home page, in a line."),
  description: text(50, 160).describe("What the firm does, in a sentence."),
  url: z
    .string()
    .refine((value) => isOrigin(value) && !value.endsWith("/"), {
      error:
        "must be the address of the whole site, without a slash at the end, such as https://www.example.com",
    })
    .describe(
      "The address of the site, without a slash at the end; the variable SITE_URL overrides it.",
    ),
  email: z.email().describe("The email address of the firm."),
  phone: z
    .string()
    .regex(phonePattern, { error: phoneAdvice })
    .meta({ examples: ["+44 113 496 0000"] })
    .optional()
    .describe("The telephone number; shown once it is filled in."),
  language: z
    .string()
    .refine(isLanguage, { error: "must be the tag of a language, such as en-GB, de-DE or pl" })
    .meta({ examples: ["en-GB", "de-DE"] })
    .describe("The language of the texts, which decides how figures, days and quotations look."),
  city: text(2, 40).describe("The city of the office."),
  country: z
    .string()
    .refine(isCountry, { error: "must be the two letters of a country, such as DE for Germany" })
    .meta({ examples: ["DE"] })
    .describe("The country of the office, as its code of two letters (ISO 3166)."),
  currency: group("FirmCurrency", {
    sign: z
      .string()
      .refine((sign) => new RegExp(`^(?:${currencySigns})$`, "u").test(sign), {
        error: "must be the sign of a currency, such as €, zł or CHF",
      })
      .describe("Its sign, such as €, zł or CHF."),
    name: text(3, 30).describe("Its name, such as US dollars."),
  }).describe(
    "The currency of the firm's own amounts: prices, pay, the revenue that visitors state.",
  ),
  replyTime: text(2, 30).describe("How soon we answer, such as 24 hours."),
  consultationLength: text(2, 30).describe("Length of the short consultation, such as 15-minute."),
  bookingUrl: webAddress()
    .meta({ examples: ["https://cal.com/your-name/15min"] })
    .optional()
    .describe(
      "The page of your calendar (Cal.com, Calendly). Once it is filled in, visitors see a link to it after they send the contact form.",
    ),
  auditLength: text(2, 30).describe("How long the free audit takes, such as ten working days."),
  callAgenda: text(10, 80).describe(
    "The topics of the first call, as they follow the words “we go through”; texts show them by {{site.callAgenda}}.",
  ),
  tolerance: text(2, 30).describe(
    "How far our figures may differ from the books, such as 0.5%; texts show it by {{site.tolerance}}.",
  ),
  guarantee: text(20, 160).describe(
    "The promise on the home page; other texts show it by {{site.guarantee}}.",
  ),
  copyrightYear: whole(2000, 2100).describe("The year in the footer."),
  company: group("Company", {
    legalName: text(2, 120)
      .optional()
      .describe("The registered name; until it is filled in, pages show the site's name."),
    registryCode: text(2, 80).optional().describe("The code in the commercial register."),
    register: text(2, 80).describe("The register that holds the company."),
    street: text(5, 120).optional().describe("Street and number of the registered address."),
    postalCode: text(3, 20)
      .optional()
      .describe("Its postal code; in the United States with the state, such as NY 10001."),
    vatNumber: text(2, 80).optional().describe("The VAT number, if the firm has one."),
    rows: list(
      group("CompanyRow", {
        label: text(2, 60).describe("What it is, such as Represented by."),
        value: text(2, 300).describe("What stands beside it."),
      }),
      0,
      12,
    )
      .optional()
      .describe(
        "What else your country's law wants in an imprint: representatives, capital, chamber, editor.",
      ),
  }).describe("The company behind the site, for the footer and the legal texts."),
  consumers: z
    .boolean()
    .optional()
    .describe("On: consumers may buy too. Off: businesses only, at prices without VAT."),
  privacy: group("PrivacyFacts", {
    authority: text(5, 160).describe("The supervisory authority, with its address."),
    authorityLink: webAddress().describe("Its site."),
    accounts: whole(1, 30).describe("For how many years the law makes you keep accounts."),
    enquiries: text(2, 40).describe("How long an enquiry is kept after the last contact."),
    applications: text(2, 40).describe("How long an application is kept after the decision."),
    confirmations: text(2, 40).describe(
      "How long the proof of a subscription is kept after its end.",
    ),
    logs: text(2, 40).describe("How long the host keeps its logs."),
  }).describe("What the privacy policy says of authorities and periods."),
  social: z
    .array(
      group("SocialLink", {
        name: text(1, 30).describe("The network."),
        href: webAddress().describe("The address of our page there."),
        example: example(),
      }),
    )
    .max(6)
    .describe("Our pages elsewhere."),
  clients: z
    .array(
      group("Client", {
        name: text(2, 60).describe("The client, who has agreed to be named."),
        logo: internalLink("[\\w./-]+\\.(?:svg|png|webp)").describe(
          "The logo for a light ground, a file of static/ such as /logos/acme.svg.",
        ),
        link: webAddress().optional().describe("The client's own site."),
      }),
    )
    .min(1)
    .max(8)
    .optional()
    .describe("Clients whose logos are on the home page and on /services/."),
  previewHosts: z
    .array(z.string().regex(/^[a-z0-9.:[\]-]+$/, { error: "must be a host name" }))
    .min(1)
    .describe(
      "Hosts of previews, with their subdomains, which are never indexed and never measured.",
    ),
  analytics: named(
    "AnalyticsSettings",
    z
      .strictObject({
        tool: named("AnalyticsTool", z.enum(toolNames)).describe(
          "ga4 (its id is in the variable GATSBY_ANALYTICS_ID), matomo, plausible, or none.",
        ),
        address: webAddress()
          .refine(isOrigin, { error: "must be an origin such as https://stats.example.com" })
          .optional()
          .describe("The server of Matomo or Plausible; plausible.io without it."),
        site: text(1, 80)
          .optional()
          .describe("Matomo's number of the site, or Plausible's name of it; the host without it."),
        variant: text(1, 20)
          .optional()
          .describe("The version of the site, such as b, that a host shows in a split test."),
        consent: named("AnalyticsConsent", z.enum(["on", "off"]))
          .optional()
          .describe(
            "Off: Plausible counts visits without asking, where your supervisory authority allows it.",
          ),
      })
      .refine(({ tool, address, site }) => tool !== "matomo" || Boolean(address && site), {
        path: ["tool"],
        error: "matomo needs its address and site",
      })
      .refine(({ tool, consent }) => consent !== "off" || !analyticsTools[tool].stores, {
        path: ["consent"],
        error: "cannot be off, because the tool stores a cookie on the visitor's device",
      }),
  )
    .optional()
    .describe("The tool that counts visits; ga4 without it."),
  verification: group("Verification", {
    google: text(10, 100).optional().describe("The code of Google's Search Console."),
    bing: text(10, 100).optional().describe("The code of Bing's Webmaster Tools."),
  })
    .optional()
    .describe("Codes that prove to search engines whose site it is, from their HTML tag."),
  sendSourceWithForms: z
    .boolean()
    .describe(
      "On: a sent form has the source, topic and campaign of the visit too. Off: only the form's fields.",
    ),
  forms: named(
    "FormSettings",
    z
      .strictObject({
        webhook: named("FormWebhook", z.enum(["on", "off"])).describe(
          "On: forms are posted to the webhook, and the site cannot be built until its address is set at the host (GATSBY_FORM_WEBHOOK_URL). Off: forms go only to the backup.",
        ),
        backup: named("FormBackup", z.enum(["none", "netlify"])).describe(
          "The backup if no script runs or the webhook fails: none, or Netlify Forms.",
        ),
      })
      .refine(({ webhook, backup }) => webhook === "on" || backup !== "none", {
        path: ["webhook"],
        error: "is off and backup is none, so forms would go nowhere; turn one of them on",
      }),
  ).describe("How forms reach the owner."),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: "must be a time zone such as Europe/London" })
    .meta({ examples: ["Europe/London"] })
    .optional()
    .describe("Where the days of entries and of the announcement begin and end; without it, UTC."),
  announcement: named(
    "Announcement",
    z
      .strictObject({
        text: text(10, 90).describe("What you announce, in a sentence."),
        link: link.optional().describe("The link after it."),
        from: date().describe("The first day on which it shows."),
        to: date().describe("The last day; after it, it is gone, even if nobody builds the site."),
      })
      .refine(({ from, to }) => from <= to, {
        path: ["to"],
        error: "is before the first day; write a later day",
      }),
  )
    .optional()
    .describe("A slim bar below the header, which visitors can close."),
  parts: group(
    "SiteParts",
    Object.fromEntries(
      partNames.map((name) => [
        name,
        named("SitePart", z.enum(["on", "off"]))
          .optional()
          .describe(`Off: the site is without ${parts[name].goes}. Without it: on.`),
      ]),
    ),
  )
    .optional()
    .describe(
      "Parts of the site to switch off: their pages, and all links, menu entries and sections that lead to them.",
    ),
  consent: group("ConsentCopy", {
    title: text(5, 40).describe("The question about analytics, in one line."),
    text: text(40, 160).describe(
      "What visitors agree to: what is counted, by whom, by which cookie and for how long.",
    ),
    film: text(20, 200).describe(
      "The sentence at a film of another service, before visitors press play.",
    ),
    policy: link.describe("The link to the cookie policy."),
  }).describe("The choice about analytics."),
});
