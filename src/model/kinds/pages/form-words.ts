/** The words that content gives to the fields of the contact form, by the table of these fields. */
import { z } from "zod";
import { upperFirst } from "../../../lib/text";
import { eachOnce } from "../../refinements";
import { group, text } from "../../fields";
import { contactFields, type ContactName, type ListField, type ListName } from "../../form-fields";

const label = group("FormFieldCopy", {
  label: text(2, 60).describe("What the field is called on the page."),
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
export const fieldWords = Object.fromEntries(
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
