/** Makes the search index. */
import { defaultWords } from "../../model/default-words";
import { kindNames, kindOf } from "../../model/kinds";
import { isWords } from "../../model/walk-fields";
import { entriesOf, entryOf, fieldsOf, type Entry } from "../read/entry";
import type { SearchDocument } from "../../lib/search-document";
import { cutAtWord, withoutInvisible } from "../../lib/text";
import type { Site } from "./outputs";

/** The most characters of text in the index; if there is more, the text of each page is cut. */
const maxCharacters = 450_000;

/**
 * The texts of several words in an entry's data, except search texts and texts with names in braces, whose values only
 * the page knows.
 */
const phrases = (entry: Entry): string[] =>
  fieldsOf(entry).flatMap((field) => {
    const text = isWords(field) && !field.path.includes("seo") ? String(field.value) : "";
    return text.includes(" ") && !/[{}]/.test(text) ? text : [];
  });

const withFullStop = (phrase: string) => (/[.!?]$/.test(phrase) ? phrase : `${phrase}.`);

/** The text of an entry below its title and description. */
function bodyOf(entry: Entry, shown: string[]): string {
  if (entry.markdown) return entry.markdown.text;
  return phrases(entry)
    .filter((phrase) => !shown.includes(phrase))
    .map(withFullStop)
    .join(" ");
}

/** The texts that a search result shows of an entry, as its kind declares. */
function shownOf({ data }: Entry, summary: string) {
  const seo = "seo" in data ? data.seo : { title: "", description: "", keywords: [] };
  if (summary === "seo") return seo;
  const { title, [summary]: description } = data as unknown as Record<string, string | undefined>;
  return { title: title ?? "", description: description ?? "", keywords: seo.keywords };
}

/** Lists the entries that the search finds, those of kinds that declare a `summary`. */
export function searchDocuments(site: Site, limit = maxCharacters): SearchDocument[] {
  const words = entryOf(site.entries, "Words")?.data ?? defaultWords;
  const documents = kindNames.flatMap((kind) => {
    const { search } = kindOf(kind);
    if (!search) return [];
    return entriesOf(site.entries, kind).flatMap((entry): SearchDocument[] => {
      const { address: href, isListed } = site.pageOf(entry) ?? {};
      if (!href || !isListed) return [];
      const { title, description, keywords } = shownOf(entry, search);
      const type = words.kinds[kind] ?? kind;
      const body = bodyOf(entry, [title, description]);
      return [
        {
          href,
          type,
          title: withoutInvisible(title),
          description: withoutInvisible(description),
          keywords: keywords.join(", "),
          body: withoutInvisible(body),
        },
      ];
    });
  });
  const each = Math.floor(limit / Math.max(1, documents.length));
  const whole = documents.reduce((sum, { body }) => sum + body.length, 0) <= limit;
  return whole
    ? documents
    : documents.map((document) => ({ ...document, body: cutAtWord(document.body, each) }));
}
