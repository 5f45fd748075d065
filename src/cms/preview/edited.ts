/** Puts the edited entry into the content of the site. */
import type { Content } from "../../content/check-files";
import { typesetEntry } from "../../content/html/typeset-fields";
import { siteOf, withNewest, type Site } from "../../content/site/site";
import { shownText } from "../../content/read/conditional-blocks";
import type { Entry } from "../../content/read/entry";
import { fillMarkdown, readMarkdown } from "../../content/read/markdown";
import { withMinutes } from "../../content/read/read-entries";
import { isRecord } from "../../lib/is-record";
import { kindOf, type Data, type KindName } from "../../model/kinds";
import { fillTokens, fillTree } from "../../model/text-tokens";
import { completed } from "./completed";

/** The data in the fields of the CMS. */
export interface Edited {
  kind: KindName;
  /** The id from the name of the file; any for a new entry. */
  id: string;
  /** The data that the file will have: fields, or a list of entries. */
  data: unknown;
  /** The text of a Markdown file. */
  body?: string;
}

/** @returns the site of all entries, the edited ones first, with tokens and missing required values filled in */
export function withEdited(
  { site: { entries, today, locale }, tokens }: Pick<Content, "site" | "tokens">,
  edited: Edited,
): Site {
  const { kind, id, data, body } = edited;
  const { schema, place } = kindOf(kind);
  const isList = place.shape === "list";
  const values = isList ? (Array.isArray(data) ? (data as unknown[]) : []) : [data];
  const fill = (text: string) => fillTokens(text, tokens).text;
  const markdown =
    body === undefined ? undefined : fillMarkdown(readMarkdown(shownText(body, tokens).text), fill);
  const others = entries.filter((entry) => entry.kind !== kind || (!isList && entry.id !== id));
  const own = values.map((value, index) => {
    const whole = completed(schema, fillTree(value, tokens)) as Data<KindName>;
    const entry: Entry = {
      kind,
      id: isList ? String((isRecord(value) ? value.id : undefined) ?? index) : id,
      index,
      file: "",
      data: withMinutes(whole, markdown),
      markdown,
      fileLine: (line) => line,
      locate: () => ({ line: 1, column: 1 }),
    };
    return withNewest(typesetEntry(entry, locale), others);
  });
  return siteOf([...own, ...others], today);
}
