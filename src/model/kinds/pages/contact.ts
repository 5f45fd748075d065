import { z } from "zod";
import { group, link, list, point, seo, text } from "../../fields";
import { fieldWords } from "./form-words";
import { draft, hero, sending, thanks } from "./parts";

export const contactPage = z
  .strictObject({
    hero,
    promise: text(20, 200).describe("The promise of an answer."),
    next: group("ContactNext", {
      title: text(3, 60).describe("The heading."),
      steps: list(point, 2, 4).describe("What happens after the form is sent."),
    }).describe("What happens next."),
    details: group("ContactDetails", {
      title: text(3, 60).describe("The heading."),
      email: text(2, 30).describe("The word for email."),
      phone: text(2, 30).describe("The word for the telephone."),
      place: text(2, 30).describe("The word for the place."),
      answer: text(2, 30).describe("The word for the reply time."),
    }).describe("Words of the contact details."),
    form: group("ContactFormCopy", {
      title: text(3, 60).describe("The heading of the form."),
      required: text(5, 80).describe("What the asterisk means."),
      ...fieldWords,
      submit: text(2, 40).describe("The words of the button."),
      sending: sending.describe("What the form says while it is sent and after that."),
      about: text(2, 20).describe("The word before the topic that a call has passed on."),
      addMessage: text(5, 50).describe("The button that fills in the message of a call."),
      remove: text(2, 20).describe("The button that removes the topic."),
      privacy: text(20, 240).describe("What happens with what is sent."),
      policy: link.describe("The link to the privacy policy at the end of it."),
      withoutScript: text(20, 300).describe("How to write to us where scripts do not run."),
      mailFallback: text(5, 80).describe("The link that sends the message as mail instead."),
      draft: draft.describe("What was typed in an earlier visit."),
      booking: group("BookingCopy", {
        text: text(10, 160).describe("What choosing a time saves."),
        label: text(3, 40).describe("The words of the link to the calendar."),
      }).describe("Said after the form was sent, if site.yml has a bookingUrl."),
      thanks: thanks.describe("The page after a form that was sent without script."),
    }).describe("Words of the form."),
    seo,
  })
  .describe("The copy of /contact/ and of the contact form.");
