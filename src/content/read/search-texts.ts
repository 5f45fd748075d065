/** The texts for search results that an entry leaves out, taken from what its page says. */
import { kindOf, type Data, type KindName } from "../../model/kinds";
import { isRecord } from "../../lib/is-record";
import { cutAtWord } from "../../lib/text";

/** The most characters of a description, as search results show them. */
const limit = 160;

const cut = (text: string): string =>
  text.length <= limit ? text : `${cutAtWord(text, limit - 1)}…`;

/**
 * Fills in the title from the heading, and the description from the text that search results show of the kind, or from
 * the lead of the page. What is neither written nor to be had stays empty.
 */
export function withSearchTexts(kind: KindName, data: Data<KindName>): Data<KindName> {
  if (!("seo" in data)) return data;
  const { search } = kindOf(kind);
  const fields = data as unknown as Record<string, unknown>;
  const hero = isRecord(fields.hero) ? fields.hero : {};
  const first = (...texts: unknown[]) => texts.find((text) => typeof text === "string" && text);
  const summary = search && fields[search.summary];
  const title = first(data.seo.title, fields.title, hero.title) ?? "";
  const description = first(data.seo.description, summary, fields.description, hero.lead) ?? "";
  const seo = { ...data.seo, title: String(title), description: cut(String(description)) };
  return { ...data, seo } as Data<KindName>;
}
