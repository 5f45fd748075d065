import type { z } from "zod";
import { isWords, mapFields } from "../../model/walk-fields";
import { typeset } from "./typeset";
import type { Entry } from "../read/entry";
import { kindOf } from "../../model/kinds";

/** Sets quotation marks and minus signs in the texts of data, but not in references, pictures, links and choices. */
export const typesetFields = <Data>(schema: z.core.$ZodType, data: Data): Data =>
  mapFields(schema, data, (field) =>
    isWords(field) ? typeset(field.value as string) : field.value,
  ) as Data;

/** Sets the texts of an entry. It runs after the check, because messages to editors quote what they have typed. */
export const typesetEntry = (entry: Entry): Entry => ({
  ...entry,
  data: typesetFields(kindOf(entry.kind).schema, entry.data),
  markdown: entry.markdown && {
    ...entry.markdown,
    headings: entry.markdown.headings.map((heading) => ({
      ...heading,
      text: typeset(heading.text),
    })),
    text: typeset(entry.markdown.text),
  },
});
