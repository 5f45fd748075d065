/** Puts the edited entry into the content of the site. */
import type { Content } from "../../content/check-files";
import { typesetEntry } from "../../content/html/typeset-fields";
import type { Entry } from "../../content/read/entry";
import { normaliseText } from "../../content/read/normalise";
import { readEntries } from "../../content/read/read-entries";
import { parseYaml } from "../../content/read/yaml-document";
import { siteOf, withNewest, type Site } from "../../content/site/site";
import { isMarkdown, kindOf, type KindName } from "../../model/kinds";
import { contentOf } from "../files/formats";

/** The entry that is edited. */
export interface Edited {
  kind: KindName;
  /** The id from the name of the file; any for a new entry. */
  id: string;
  /** The data in the fields of the CMS. */
  data: Record<string, unknown>;
}

/** @returns the site of all entries, the edited ones first, without a file */
export function withEdited({ site, tokens }: Content, { kind, id, data }: Edited): Site {
  const { entries, today, locale } = site;
  const isList = kindOf(kind).place.shape === "list";
  const parsed = { ...parseYaml("", ""), data: contentOf(kind, data), isRead: true };
  const text = typeof data.body === "string" ? data.body : "";
  const body = isMarkdown(kind) ? { body: normaliseText(text) } : {};
  const file = { kind, id, name: "", text: "" };
  const read = readEntries({ file, path: "", ...body, bodyLine: 0, parsed }, tokens);
  const others = entries.filter((entry) => entry.kind !== kind || (!isList && entry.id !== id));
  const own = [...read.entries, ...read.invalid]
    .sort((one, other) => one.index - other.index)
    // Related reading compares services, which an unfinished entry lacks.
    .map((entry): Entry => ({ ...entry, data: { services: [], ...entry.data } as Entry["data"] }))
    .map((entry) => withNewest(typesetEntry(entry, locale), others));
  return siteOf([...own, ...others], today);
}
