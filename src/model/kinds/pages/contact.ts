import { z } from "zod";
import { eachOnce } from "../../each-once";
import { named, point, seo, text } from "../../fields";
import { needsValues, revenueValues } from "../../form-options";
import { hero } from "./parts";

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
          .superRefine(eachOnce("value"))
          .describe("The six bands of revenue."),
        needs: field.describe("What help is needed."),
        needsPlaceholder: text(3, 40).describe("The empty option of the needs."),
        needsOptions: z
          .array(option("NeedsOption", needsValues))
          .length(6)
          .superRefine(eachOnce("value"))
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
