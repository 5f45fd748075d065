import { z } from "zod";
import { upperFirst } from "../../../lib/text";
import { group, link, list, point, seo, text } from "../../fields";
import { contactFields, type ContactName, type ListField, type ListName } from "../../form-fields";
import { eachOnce } from "../../refinements";
import { draft, hero, sending, thanks } from "./parts";

const label = group("FormFieldCopy", {
  label: text(2, 60).describe("The label of the field."),
  hint: text(5, 140).optional().describe("A line of help below the label."),
});

const placeholder = text(3, 40);

const optionsOf = ({ name, options }: ListField) =>
  z
    .array(
      group(`${upperFirst(name)}Option`, {
        value: z.enum(options).describe("The value that is sent."),
        label: text(2, 60).describe("The words of the option."),
      }),
    )
    .length(options.length)
    .superRefine(eachOnce("value"));

type FieldWords = Record<ContactName, typeof label> &
  Record<`${ListName}Placeholder`, typeof placeholder> &
  Record<`${ListName}Options`, ReturnType<typeof optionsOf>>;

/** For each field its label and hint; for a list also its empty option and the words of its values. */
const fieldWords = Object.fromEntries(
  contactFields.flatMap((field): [string, z.ZodType][] => {
    const { name, privacyRow } = field;
    const words: [string, z.ZodType] = [name, label.describe(`The field “${privacyRow}”.`)];
    if (field.control !== "list") return [words];
    return [
      words,
      [`${name}Placeholder`, placeholder.describe(`The empty option of “${privacyRow}”.`)],
      [`${name}Options`, optionsOf(field).describe(`The options of “${privacyRow}”.`)],
    ];
  }),
) as FieldWords;

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
      sending: sending.describe("The texts while the form is sent and after that."),
      about: text(2, 20).describe("The word before the topic, which a call to action passes on."),
      addMessage: text(5, 50).describe("The button that fills in the message of a call to action."),
      remove: text(2, 20).describe("The button that removes the topic."),
      privacy: text(20, 240).describe("What happens with the data."),
      policy: link.describe("The link to the privacy policy after these words."),
      withoutScript: text(20, 300).describe("How to write to us where scripts do not run."),
      mailFallback: text(5, 80).describe("The link that sends the message as mail instead."),
      mailCopy: group("MailCopyWords", {
        copy: text(5, 50).describe("The button that copies the message."),
        copied: text(5, 100).describe("The message after that."),
        copyFailed: text(10, 140).describe("The message when the browser does not allow it."),
      }).describe("Words about copying the message, for which an email link may be too short."),
      draft: draft.describe("The texts about what was typed in an earlier visit."),
      booking: group("BookingCopy", {
        text: text(10, 160).describe("What visitors save by choosing a time."),
        label: text(3, 40).describe("The words of the link to the calendar."),
      }).describe("Shown after the form was sent, if site.yml has a bookingUrl."),
      thanks: thanks.describe("What stands in the place of the form once it is sent."),
    }).describe("Words of the form."),
    seo,
  })
  .describe("The copy of /contact/ and of the contact form.");
