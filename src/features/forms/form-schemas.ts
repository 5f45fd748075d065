/** The rules of the forms, made from the tables of their fields. */
import * as z from "zod/mini";
import { withoutInvisible } from "../../lib/invisible";
import { contactFields, newsletterFields, type FormField } from "../../model/form-fields";

// zod would compile functions from text, which the site's Content-Security-Policy forbids.
z.config({ jitless: true });

type Rule = z.ZodMiniType<string, string>;

/** An address that is copied from a page may begin with an invisible character. */
const trimmed = () => z.string().check(z.overwrite((text) => withoutInvisible(text).trim()));

/** The rule of a field that is filled in. */
function ruleOf(field: FormField): Rule {
  const error = field.message;
  if (field.control === "list") return z.enum(field.options, { error }) as unknown as Rule;
  if (field.control === "email") return z.pipe(trimmed(), z.email({ error }));
  return trimmed().check(z.minLength(field.least ?? 1, { error }));
}

/** The rules of a form. A field that is optional may also be empty, or hold nothing but spaces. */
const schemaOf = <Field extends FormField>(fields: readonly Field[]) =>
  z.object(
    Object.fromEntries(
      fields.map((field): [string, Rule] => {
        const rule = ruleOf(field);
        return [
          field.name,
          field.required ? rule : z.pipe(trimmed(), z.union([z.literal(""), rule])),
        ];
      }),
    ) as Record<Field["name"], Rule>,
  );

export const contactSchema = schemaOf(contactFields);

export const newsletterSchema = schemaOf(newsletterFields);
