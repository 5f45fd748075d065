import { contactFields, type ContactValues, type FormField } from "../../src/model/form-fields";

/** A value that a field accepts. */
function sampleOf(field: FormField): string {
  if (field.control === "list") return field.options[0];
  if (field.control === "email") return "ada@example.com";
  if (field.control === "tel") return "+372 5555 0100";
  return "Something to say".padEnd(field.least ?? 0, ".");
}

/**
 * Valid values of the contact form, one for each field of its table.
 * @param known the values that a test says itself
 */
export const sampleValues = (known: Partial<ContactValues>): ContactValues =>
  ({
    ...Object.fromEntries(contactFields.map((field) => [field.name, sampleOf(field)])),
    ...known,
  }) as ContactValues;
