import { z } from "zod";
import { languages } from "../../lib/languages";
import { isOrigin, isWebAddress } from "../../lib/site-address";
import { example, group, link, text } from "../fields";
import { named } from "../schema-notes";

/** Whether a web address has no path. Other checks tell of a text that is no address, and of a slash at its end. */
const hasNoPath = (value: string) => !isWebAddress(value) || isOrigin(value.replace(/\/$/, ""));

export const siteSettings = z
  .strictObject({
    example: example(),
    name: text(2, 40).describe("The name of the firm, as it stands everywhere."),
    tagline: text(5, 60).describe("The line of the home page."),
    description: text(50, 160).describe("What the firm does, in a sentence."),
    url: z
      .url({ protocol: /^https?$/ })
      .refine((value) => !value.endsWith("/"), { error: "must not end with a slash" })
      .refine(hasNoPath, {
        error:
          "must be the address of the whole site, without a path, such as https://www.example.com",
      })
      .describe("The address of the site, without a slash at the end; SITE_URL takes precedence."),
    email: z.email().describe("Where mail reaches us."),
    phone: z
      .string()
      .regex(/^\+\d[\d ]{6,18}\d$/, {
        error: "must begin with + and the code of the country, such as +44 113 496 0000",
      })
      .meta({ examples: ["+44 113 496 0000"] })
      .optional()
      .describe("The telephone number; nothing is shown of it until it is filled in."),
    language: z.enum(languages).describe("The language of the texts."),
    city: text(2, 40).describe("The city of the office."),
    country: text(2, 40).describe("The country of the office."),
    currency: group("FirmCurrency", {
      sign: z
        .string()
        .regex(/^[$€£]$/, { error: "must be $, € or £" })
        .describe("What stands before an amount: $, € or £."),
      name: text(3, 30).describe("What it is called, such as US dollars."),
    }).describe(
      "What the firm's own amounts are in: prices, pay, the revenue that visitors state.",
    ),
    replyTime: text(2, 30).describe("How soon we answer, such as 24 hours."),
    consultationLength: text(2, 30).describe(
      "Length of the short consultation, such as 15-minute.",
    ),
    bookingUrl: z
      .url({ protocol: /^https$/ })
      .meta({ examples: ["https://cal.com/your-name/15min"] })
      .optional()
      .describe(
        "The page of your calendar (Cal.com, Calendly), offered after the contact form is sent; nothing is shown of it until it is filled in.",
      ),
    auditLength: text(2, 30).describe("How long the free audit takes, such as ten working days."),
    callAgenda: text(10, 80).describe(
      "What the first call is about, after “we go through”; texts write {{site.callAgenda}}.",
    ),
    tolerance: text(2, 30).describe(
      "How far our figures may be from the books, such as 0.5%; texts write {{site.tolerance}}.",
    ),
    guarantee: text(20, 160).describe(
      "The promise on the home page, shown elsewhere by {{site.guarantee}}.",
    ),
    copyrightYear: z.number().int().min(2000).max(2100).describe("The year in the footer."),
    company: group("Company", {
      legalName: text(2, 120)
        .optional()
        .describe("The registered name; the site's name stands in until it is filled in."),
      registryCode: text(2, 80).optional().describe("The code in the commercial register."),
      register: text(2, 80).describe("The register that holds the company."),
      street: text(5, 120)
        .optional()
        .describe("Street, number and postal code of the registered address."),
      vatNumber: text(2, 80).optional().describe("The number for VAT, if the firm has one."),
    }).describe("Who stands behind the site, for the footer and the legal texts."),
    social: z
      .array(
        group("SocialLink", {
          name: text(1, 30).describe("The network."),
          href: z.url({ protocol: /^https$/ }).describe("The address of our page there."),
          example: example(),
        }),
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
    forms: named(
      "FormSettings",
      z
        .strictObject({
          webhook: named("FormWebhook", z.enum(["on", "off"])).describe(
            "On: forms are posted to the webhook. Until its address is set at the host (GATSBY_FORM_WEBHOOK_URL), the site cannot be built then. Off: to the backup alone.",
          ),
          backup: named("FormBackup", z.enum(["none", "netlify"])).describe(
            "The fallback where no script runs or the webhook fails: none, or Netlify Forms.",
          ),
        })
        .refine(({ webhook, backup }) => webhook === "on" || backup !== "none", {
          path: ["webhook"],
          error: "is off and backup is none, so forms would go nowhere; turn one of them on",
        }),
    ).describe("The ways of a form to the owner."),
    consent: group("ConsentCopy", {
      title: text(5, 40).describe("The question about analytics, in one line."),
      more: text(5, 30).describe("The words that open the text below."),
      text: text(40, 300).describe("What one agrees to."),
      accept: text(2, 30).describe("The button that agrees."),
      decline: text(2, 30).describe("The button that does not, alike in weight."),
      accepted: text(10, 120).describe("Said while analytics is allowed."),
      declined: text(10, 120).describe("Said while it is not."),
      unmeasured: text(20, 200).describe("Said where the site measures nothing at all."),
      close: text(2, 20).describe("The button that closes it unchanged."),
      policy: link.describe("The link to the cookie policy."),
      preferences: text(5, 30).describe("The words in the footer that open the choice again."),
    }).describe("The choice about analytics."),
  })
  .describe("The identity of the site and its few switches.");
