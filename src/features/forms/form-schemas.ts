/** The rules of the forms, made from the tables of their fields. */
import { z } from "zod";
import { contactFields, newsletterFields, type FormField } from "../../model/form-fields";

// zod would compile functions from text, which the site's Content-Security-Policy forbids.
z.config({ jitless: true });

/** The rule of a field that is filled in. */
function ruleOf(field: FormField): z.ZodType<string, string> {
  const error = field.message;
  if (field.control === "list")
    return z.enum(field.options, { error }) as z.ZodType<string, string>;
  const text = z.string().trim();
  if (field.control === "email") return text.pipe(z.email({ error }));
  return text.min(field.least ?? 1, { error });
}

/** The rules of a form. A field that is optional may also be empty, or hold nothing but spaces. */
const schemaOf = <Field extends FormField>(fields: readonly Field[]) =>
  z.object(
    Object.fromEntries(
      fields.map((field): [string, z.ZodType<string, string>] => {
        const rule = ruleOf(field);
        return [field.name, field.required ? rule : z.string().trim().pipe(z.literal("").or(rule))];
      }),
    ) as Record<Field["name"], z.ZodType<string, string>>,
  );

export const contactSchema = schemaOf(contactFields);

export const newsletterSchema = schemaOf(newsletterFields);
