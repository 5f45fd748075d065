/** Puts the edited entry into the content of the site. */
import type { Content } from "../../content/check-files";
import { typesetEntry } from "../../content/html/typeset-fields";
import { siteOf, withNewest, type Site } from "../../content/site/site";
import { minutesFor } from "../../content/read/prose";
import { shownText } from "../../content/read/conditional-parts";
import type { Entry } from "../../content/read/entry";
import { fillFacts, readMarkdown } from "../../content/read/markdown";
import { isRecord } from "../../lib/is-record";
import { kindOf, type Data, type KindName } from "../../model/kinds";
import { fillTokens, fillTree, tokenTable, type TokenTable } from "../../model/text-tokens";
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

/** The facts after the edit, which may change the settings of the site or the figures of the firm. */
function tokensWith({ kind, data }: Edited, tokens: TokenTable): TokenTable {
  if (kind === "SiteSettings")
    return new Map([
      ...tokens,
      ...tokenTable(
        completed(kindOf(kind).schema, data),
        undefined,
        undefined,
        undefined,
        WORDS.facts,
      ),
    ]);
  return kind === "Claim" ? new Map([...tokens, ...tokenTable(undefined, data)]) : tokens;
}

/** @returns the site of all entries, the edited ones first, with tokens and missing required values filled in */
export function withEdited(
  { site, unfinished, tokens: savedTokens }: Pick<Content, "site" | "unfinished" | "tokens">,
  edited: Edited,
): { site: Site; tokens: TokenTable } {
  const { kind, id, data, body } = edited;
  const { schema, place } = kindOf(kind);
  const tokens = tokensWith(edited, savedTokens);
  const isList = place.shape === "list";
  const values = isList ? (Array.isArray(data) ? (data as unknown[]) : []) : [data];
  const fill = (text: string) => fillTokens(text, tokens).text;
  const markdown =
    body === undefined ? undefined : fillFacts(readMarkdown(shownText(body, tokens).text), fill);
  const editedEntries = values.map((value, index): Entry => {
    const filled = fillTree(value, tokens);
    const whole = completed(schema, filled) as Record<string, unknown>;
    const minutes = "readTime" in schema.shape &&
      !whole.readTime && { readTime: minutesFor(markdown?.words ?? 0) };
    return {
      kind,
      id: isList ? String((isRecord(value) ? value.id : undefined) ?? index) : id,
      index,
      file: "",
      data: { ...whole, ...minutes } as Data<KindName>,
      markdown,
      fileLine: (line) => line,
      locate: () => ({ line: 1, column: 1 }),
    };
  });
  // Other incomplete drafts are left out, as on the site, because they would break the page.
  const incomplete = new Set(unfinished.map(({ file }) => file));
  const complete = site.hidden.flatMap(({ entry }) =>
    incomplete.has(entry.file) ? [] : [typesetEntry(entry)],
  );
  const others = [...site.entries, ...complete].filter((entry) =>
    isList || place.shape === "single"
      ? entry.kind !== kind
      : entry.kind !== kind || entry.id !== id,
  );
  const own = editedEntries.map((entry) => withNewest(typesetEntry(entry), others));
  return { site: siteOf([...own, ...others], site.today), tokens };
}
