import { contactFields, type ContactValues, type FormField } from "../../src/model/form-fields";

/** A valid value of a field. */
function sampleOf(field: FormField): string {
  if (field.control === "list") return field.options[0];
  if (field.control === "email") return "ada@example.com";
  if (field.control === "tel") return "+372 5555 0100";
  return "Something to say".padEnd(field.minLength ?? 0, ".");
}

/**
 * Valid values for all fields of the contact form.
 * @param known values that the test chooses
 */
export const sampleValues = (known: Partial<ContactValues>): ContactValues =>
  ({
    ...Object.fromEntries(contactFields.map((field) => [field.name, sampleOf(field)])),
    ...known,
  }) as ContactValues;
