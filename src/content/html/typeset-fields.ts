import type { z } from "zod";
import { isWords, mapFields } from "../../model/walk-fields";
import { typeset } from "./typeset";
import type { Entry } from "../read/entry";
import { kindOf } from "../../model/kinds";

/** Sets the words of data as a printer would; references, pictures, links and choices are no words. */
export const typesetFields = <Data>(schema: z.core.$ZodType, data: Data): Data =>
  mapFields(schema, data, (field) =>
    isWords(field) ? typeset(field.value as string) : field.value,
  ) as Data;

/** An entry as visitors read it. Messages to editors quote what they have typed, so this comes after the check. */
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
