/** Finds what another country than the firm's has left in texts: names in legal texts, and amounts of money. */
import { countryName } from "../../lib/locale";
import { isMarkdown } from "../../model/kinds";
import { ofFile, positionIn, type Problem } from "../../model/problem";
import type { ContentFile } from "../read/content-files";
import { entriesOf, entryOf, problemAt, type Entry } from "../read/entry";

/** Words that show a legal text to be about a country. Texts of others may name the United States as a place. */
const words: Readonly<Record<string, string>> = {
  EE: "Estonian?|Harju|Tallinn|Äriregister|Andmekaitse|seadus|aki\\.ee",
  GB: "United Kingdom|England|English law|Companies House|Information Commissioner|ico\\.org\\.uk",
  US: "State of [A-Z]\\p{L}+|Delaware|California|Federal Trade Commission",
  DE: "Germany?|Handelsregister|Amtsgericht|Bundes\\p{Ll}+|bund\\.de",
  FR: "France|French|CNIL|Tribunal|cnil\\.fr",
};

/** Lines such as `<!-- law: EE -->` or `# law: EE`, which say what the next line depends on. */
const markOf = (line = ""): string | undefined => /(?:<!--|#) law: (.+?)(?: -->)?$/.exec(line)?.[1];

const nameOf = (code: string): string => countryName(code, "en") ?? code;

/** Reports legal texts and marks of another country than the firm's. */
export function otherLaw(entries: readonly Entry[], files: ContentFile[]): Problem[] {
  const { country, city } = entryOf(entries, "SiteSettings")?.data ?? {};
  if (!country) return [];
  const others = Object.entries(words).filter(([name]) => name !== country);
  return files.flatMap(({ name, kind, text }) => {
    const lines = text.split(/\r?\n/);
    return lines.flatMap((line, index) => {
      const at = (message: string) => ofFile("launch", `content/${name}`, message, index + 1);
      const of = markOf(line);
      if (of === country) return [];
      if (of !== undefined)
        return at(
          `what follows is the law of ${nameOf(of)}, and the firm is in ${nameOf(country)}; have it rewritten, then write ${country} in this line`,
        );
      const before = markOf(lines[index - 1]);
      const isLegal = kind === "LegalDocument" || /^\s+(register|authority\w*):/.test(line);
      if (!isLegal || (before !== undefined && before !== country)) return [];
      return others.flatMap(([other, pattern]) => {
        const [found] = new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "u").exec(line) ?? [];
        if (!found || found === city) return [];
        return at(
          `says "${found}", which belongs to ${nameOf(other)}, and the firm is in ${nameOf(country)}; have the sentence rewritten`,
        );
      });
    });
  });
}

/** For how many years accounts are kept, by country. */
const accountYears: Readonly<Record<string, number>> = { EE: 7, GB: 6, DE: 10, FR: 10 };

/** Reports another period for accounts than that of the firm's country. */
export const otherPeriod = (entries: readonly Entry[]): Problem[] =>
  entriesOf(entries, "SiteSettings").flatMap((entry) => {
    const { country, privacy } = entry.data;
    const years = accountYears[country];
    if (!years || years === privacy.accounts) return [];
    const message = `is ${privacy.accounts}, and accounts are kept for ${years} years in ${nameOf(country)}`;
    return problemAt("launch", entry as Entry, ["privacy", "accounts"], message);
  });

/** The words for amounts in a currency, by its sign. */
const currencies: Readonly<Record<string, string>> = {
  $: "dollars?",
  "€": "euros?",
  "£": "pounds?",
};

/**
 * Reports files with amounts in another currency than the firm's, one message for each file and currency. Words such as
 * “dollars” count in files that do not name the firm's currency: others may speak of both.
 */
export function otherMoney(entries: readonly Entry[], files: ContentFile[]): Problem[] {
  const { sign } = entryOf(entries, "SiteSettings")?.data.currency ?? {};
  if (!sign) return [];
  const own = new RegExp(`${sign.replace("$", "\\$")}|\\b${currencies[sign] ?? sign}\\b`, "i");
  const others = Object.entries(currencies).filter(([other]) => other !== sign);
  return files.flatMap(({ name, text: source, kind }) => {
    // Visitors do not see the comments of YAML.
    const text = isMarkdown(kind) ? source : source.replace(/^[ \t]*#.*/gm, "");
    return others.flatMap(([other, word]) => {
      const inWords = own.test(text) ? "" : `|\\b${word}\\b`;
      const forms = `[${other}](?=\\d)|unit: "?[${other}]${inWords}`;
      const amount = new RegExp(`(?:${forms})`, "gi");
      const [first, ...more] = text.matchAll(amount);
      if (!first) return [];
      const isText = isMarkdown(kind) || kind === "CaseStudy";
      const way = isText ? "; change them, or say there that the example is in that currency" : "";
      const message = `has amounts in ${other} (${more.length + 1}), and the firm counts in ${sign} (currency in site.yml)${way}`;
      return ofFile("launch", `content/${name}`, message, positionIn(text, first.index).line);
    });
  });
}
