import { kindOf } from "../../model/kinds";
import { typeset } from "../html/typeset";
import { typesetFields } from "../html/typeset-fields";
import type { Entry } from "../read/entry";

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
