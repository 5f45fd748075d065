/** Finds English words on pages and in files whose content has none. */
import { load, type Element } from "cheerio";
import { localeOf } from "../../src/lib/locale";
import { english } from "./pseudo-content";

/** Names of services, and months that German shares with English. */
const names = new RegExp(
  `\\b(Google Analytics|Netlify|YouTube|Vimeo|${localeOf("de-DE")
    .days.join("")
    .match(/\p{L}{3,}/gu)
    ?.join("|")})\\b`,
  "g",
);

/** Addresses, and names of files and hosts. */
const addresses = /https?:\/\/[^\s"<>]+|[\w.+-]+@[\w.-]+\w|[\w-]*\/[\w./#?=&-]*|\b[\w-]+\.\w+\b/g;

/** The English words of a text, or all of it if it is one of the replaced texts. */
export function englishIn(text: string): string[] {
  const plain = text.replace(addresses, " ").replace(names, " ");
  const words = plain.match(/(?<![\p{L}\p{M}\w])[A-Za-z]{2,}(?![\p{L}\p{M}\w])/gu) ?? [];
  const isWhole = /[a-z]/.test(words.join("")) && english.has(text.trim());
  return isWhole || words.some((word) => word.length > 3 && english.has(word.toLowerCase()))
    ? [text.trim()]
    : [];
}

/** The texts of data, but for addresses and choices, and for the text of a page, which has code in it. */
export function textsInData(data: string): string[] {
  const texts: string[] = [];
  JSON.parse(data, (name: string, value: unknown) => {
    if (
      typeof value === "string" &&
      !/^(@.*|.*url|id|item|inLanguage|href|body|display|purpose)$/i.test(name)
    )
      texts.push(value);
    return value;
  });
  return texts;
}

const shown = /^(alt|title|placeholder|aria-(label|description|roledescription|valuetext))$/;

/** What is shown, heard or found of HTML, without code. */
export function textsInHtml(html: string): string[] {
  const page = load(html);
  const data = page('script[type="application/ld+json"]').toArray();
  const texts = data.flatMap((script) => textsInData(page(script).text()));
  page("script, style, code, pre").remove();
  for (const node of page("*").toArray() as Element[]) {
    const { name, property = name, content = "" } = node.attribs;
    if (/^(description|og:(title|description|image:alt|site_name))$/.test(property ?? ""))
      texts.push(content);
    for (const [attribute, value] of Object.entries(node.attribs))
      if (shown.test(attribute)) texts.push(value);
    for (const child of node.children) if (child.type === "text") texts.push(child.data);
  }
  return texts;
}

/** The texts of a feed; those of its entries are HTML. */
export function textsInFeed(xml: string): string[] {
  const feed = load(xml, { xmlMode: true });
  const parts = feed("title, description, content\\:encoded, media\\:description").toArray();
  return parts.flatMap((part) => textsInHtml(feed(part).text()));
}
