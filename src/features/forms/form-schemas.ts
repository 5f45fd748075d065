import * as z from "zod/mini";
import { withoutInvisible } from "../../lib/text";
import {
  applicationFields,
  contactFields,
  newsletterFields,
  type FormField,
} from "../../model/form-fields";
import type { FormPurpose } from "../../model/host-forms";

// zod would compile functions from text, which the site's Content-Security-Policy forbids.
z.config({ jitless: true });

type Rule = z.ZodMiniType<string, string>;

/** A text without surrounding spaces and without the invisible characters that come with copied text. */
const trimmed = () => z.string().check(z.overwrite((text) => withoutInvisible(text).trim()));

/** Single dots between other characters, and a domain whose last part begins with a letter: not `ann@gmail`. */
const emailParts = /^[^.@]+(\.[^.@]+)*@([^.@]+\.)+\p{L}[^.@]+$/u;

/**
 * Whether mail can reach a text: by the rule of browsers for `type=email`, with letters of any script on both sides of
 * the @, and with a domain that can be on the internet.
 */
const isEmail = (text: string): boolean =>
  emailParts.test(text) && z.regexes.html5Email.test(text.replace(/[\p{L}\p{M}\p{N}]/gu, "x"));

/** Whether a text has a number of characters, where a letter with its accents is one. */
const hasCharacters = (text: string, min: number): boolean =>
  [...text.replace(/[\p{M}\p{Cf}]/gu, "")].length >= min;

function ruleOf(field: FormField): Rule {
  const error = WORDS.problems[field.name];
  if (field.control === "list") return z.enum(field.options, { error }) as unknown as Rule;
  if (field.control === "email")
    // An address has no invisible characters (\p{Cf}), not even those that join emoji or letters.
    return z.string().check(
      z.overwrite((text) => text.replace(/\p{Cf}/gu, "").trim()),
      z.refine(isEmail, { error }),
    );
  const min = field.minLength ?? 1;
  return trimmed().check(z.refine((text) => hasCharacters(text, min), { error }));
}

/** The rules of a form. An optional field may also be empty or blank; one that is not asked for is emptied. */
const schemaOf = <Field extends FormField>(
  fields: readonly Field[],
  asked: readonly FormField[] = fields,
) =>
  z.object(
    Object.fromEntries(
      fields.map((field): [string, Rule] => {
        if (!asked.includes(field)) return [field.name, z.string().check(z.overwrite(() => ""))];
        const rule = ruleOf(field);
        return [
          field.name,
          field.required ? rule : z.pipe(trimmed(), z.union([z.literal(""), rule])),
        ];
      }),
    ) as Record<Field["name"], Rule>,
  );

export const schemas = {
  full: schemaOf(contactFields),
  application: schemaOf(contactFields, applicationFields),
  newsletter: schemaOf(newsletterFields),
} satisfies Record<FormPurpose, z.ZodMiniType>;
