import { z } from "zod";
import { placeholdersOf } from "../../lib/fill-names";
import { defaultWords, type PluralForms, type Words } from "../default-words";
import { text } from "../fields";
import { filledWith } from "../formula-issues";
import { noted } from "../schema-notes";

const longest = 400;

function word(initial: string) {
  const field = filledWith(text(1, longest), ...placeholdersOf(initial));
  const described = field.describe(`In place of “${initial}”.`);
  // A text with a straight apostrophe is shown as it is written.
  return initial.includes("'") ? noted({ role: "verbatim" }, described) : described;
}

/** The names of the plural forms in all languages, besides `other`. */
const forms = ["zero", "one", "two", "few", "many"] as const;

function fieldOf(initial: string | PluralForms) {
  if (typeof initial === "string") return word(initial).default(initial);
  const other = word(initial.other);
  const others = Object.fromEntries(forms.map((form) => [form, other.optional()]));
  const plural = z.strictObject({ ...others, other });
  return plural
    .describe(`In place of “${initial.other}”, by plural form.`)
    .default(initial as never);
}

/** An object with a field for each of some words, or places of words. */
const objectOf = <Initial>(
  words: Record<string, Initial>,
  make: (initial: Initial, name: string) => z.ZodType,
) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(words).map(([name, initial]) => [name, make(initial, name)]),
    ) as { [Place in keyof Words]: z.ZodType<Words[Place]> },
  );

/** Each field is optional, and has a default: a file without words is complete. */
export const words = objectOf<Record<string, string | PluralForms>>(defaultWords, (place, name) =>
  objectOf(place, fieldOf)
    .prefault({} as never)
    .describe(`Words of “${name}”.`),
).describe("The words of the interface that differ from the defaults.");
