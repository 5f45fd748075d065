import { entry, group, link, list, point, seo, text, whole } from "../../fields";
import { hero, notice, thanks } from "./parts";

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
    booking: text(10, 160).describe(
      "What visitors save by choosing a time; shown after the form was sent, if site.yml has a bookingUrl.",
    ),
    thanks: thanks.describe("What stands in the place of the form once it is sent."),
  }).describe("Words of the form."),
  seo,
});
