import { z } from "zod";
import { entry, group, link, list, point, seo, text, whole } from "../../fields";
import { revenueValues } from "../../form-fields";
import { named } from "../../schema-notes";
import { hero, notice, thanks } from "./parts";

const leadValue = group("LeadValue", {
  revenue: named("FormRevenue", z.enum(revenueValues)).describe("The visitor's yearly sales."),
  value: whole(0).describe("What such a lead is worth to you."),
});

export const contactPage = entry("The copy of /contact/ and of the contact form.", {
  hero,
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
  seo,
});
