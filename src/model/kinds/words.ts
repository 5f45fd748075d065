import { z } from "zod";
import { placeholdersOf } from "../../lib/fill-names";
import { defaultWords, type PluralForms, type Words } from "../default-words";
import { text } from "../fields";
import { filledWith } from "../formula-issues";
import { noted } from "../schema-notes";

const longest = 400;

function word(initial: string) {
  const field = filledWith(text(1, longest), ...placeholdersOf(initial)).describe(
    initial ? `In place of “${initial}”.` : "Nothing is shown without it.",
  );
  // A text with a straight apostrophe is shown as it is written.
  return initial.includes("'") ? noted({ role: "verbatim" }, field) : field;
}

/** The names of the plural forms in all languages, besides `other`. */
const forms = ["zero", "one", "two", "few", "many"] as const;

function wordWithNumber(initial: PluralForms) {
  const other = word(initial.other);
  const shape = Object.fromEntries(forms.map((form) => [form, other.optional()]));
  return z
    .strictObject({ ...shape, other })
    .describe(`In place of “${initial.other}”, by plural form.`);
}

const place = (name: string, initial: Record<string, string | PluralForms>) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(initial).map(([key, each]) => [
          key,
          typeof each === "string"
            ? word(each).default(each)
            : wordWithNumber(each).default(each as never),
        ]),
      ),
    )
    .prefault({})
    .describe(`Words of “${name}”.`);

type Shape = { [Place in keyof Words]: z.ZodType<Words[Place]> };

/** Each field is optional, and has a default: a file without words is complete. */
export const words = z
  .strictObject(
    Object.fromEntries(
      Object.entries(defaultWords).map(([name, initial]) => [name, place(name, initial)]),
    ) as unknown as Shape,
  )
  .describe("The words of the interface that differ from the defaults.");
