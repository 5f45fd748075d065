/** Puts the edited entry into the content of the site. */
import type { Content } from "../../content/check-files";
import { typesetEntry } from "../../content/html/typeset-fields";
import type { Entry } from "../../content/read/entry";
import { readEntries } from "../../content/read/read-entries";
import { parseYaml } from "../../content/read/yaml-document";
import { siteOf, withNewest, type Site } from "../../content/site/site";
import { kindOf, type KindName } from "../../model/kinds";

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

/**
 * @returns the site of all entries, the edited ones first, without a file
 */
export function withEdited(
  { site: { entries, today, locale }, tokens }: Pick<Content, "site" | "tokens">,
  { kind, id, data, body }: Edited,
): Site {
  const isList = kindOf(kind).place.shape === "list";
  const parsed = { ...parseYaml("", ""), data, isRead: true };
  const file = { kind, id, name: "", text: "" };
  const read = readEntries({ file, path: "", body, bodyLine: 0, parsed }, tokens);
  const others = entries.filter((entry) => entry.kind !== kind || (!isList && entry.id !== id));
  const own = [...read.entries, ...read.invalid]
    .sort((one, other) => one.index - other.index)
    // Related reading compares services, which an unfinished entry lacks.
    .map((entry): Entry => ({ ...entry, data: { services: [], ...entry.data } as Entry["data"] }))
    .map((entry) => withNewest(typesetEntry(entry, locale), others));
  return siteOf([...own, ...others], today);
}
