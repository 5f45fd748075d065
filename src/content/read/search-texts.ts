/** The texts for search results that an entry leaves out, taken from what its page says. */
import { kindOf, type Data, type KindName } from "../../model/kinds";
import { isRecord } from "../../lib/is-record";
import { descriptionLimit } from "../../model/fields";
import { cutAtWord } from "../../lib/text";

const cut = (text: string): string =>
  text.length <= descriptionLimit ? text : `${cutAtWord(text, descriptionLimit - 1)}…`;

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
  const summary = search && fields[search];
  const title = first(data.seo.title, fields.title, hero.title) ?? "";
  const description =
    data.seo.description || cut(String(first(summary, fields.description, hero.lead) ?? ""));
  const seo = { ...data.seo, title: String(title), description };
  return { ...data, seo } as Data<KindName>;
}
