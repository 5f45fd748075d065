import {
  choiceKey,
  contactFields,
  type ContactList,
  type ContactValues,
} from "../../model/form-fields";

/** The options of a list of the contact form, with their labels. */
export const optionsOf = ({ name, options }: ContactList) =>
  options.map((value) => ({
    value: value as string,
    label: WORDS.choices[choiceKey(name, value)] ?? value,
  }));

/** The values of the contact form with their labels, in the order of the form. */
export const linesOf = (values: ContactValues) =>
  contactFields.map((field) => ({
    label: WORDS.formFields[field.name],
    value:
      field.control === "list"
        ? (optionsOf(field).find(({ value }) => value === values[field.name])?.label ?? "")
        : values[field.name],
  }));
