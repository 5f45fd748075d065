import type { z } from "zod";
import type { Locale } from "../../lib/locale";
import { isWords, mapFields } from "../../model/walk-fields";
import { typeset } from "./typeset";
import type { Entry } from "../read/entry";
import { kindOf } from "../../model/kinds";

/** Sets quotation marks and minus signs in the texts of data, but not in references, pictures, links and choices. */
export const typesetFields = <Data>(schema: z.core.$ZodType, data: Data, locale: Locale): Data =>
  mapFields(schema, data, (field) =>
    isWords(field) ? typeset(field.value as string, locale) : field.value,
  ) as Data;

/** Sets the texts of an entry. It runs after the check, because messages to editors quote what they have typed. */
export const typesetEntry = (entry: Entry, locale: Locale): Entry => ({
  ...entry,
  data: typesetFields(kindOf(entry.kind).schema, entry.data, locale),
  markdown: entry.markdown && {
    ...entry.markdown,
    headings: entry.markdown.headings.map((heading) => ({
      ...heading,
      text: typeset(heading.text, locale),
    })),
    text: typeset(entry.markdown.text, locale),
  },
});
