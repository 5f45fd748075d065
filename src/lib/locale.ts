import type { Letters } from "./plain-letters";

/**
 * How a language writes figures, days and quotations. It is made of `Intl` when the site is built or checked; pages have
 * it as `SITE.locale`, because `Intl` takes a phone tens of milliseconds to set up during hydration.
 */
export interface Locale {
  language: string;
  direction: "ltr" | "rtl";
  decimal: string;
  /** The mark between thousands. */
  group: string;
  /** The places of that mark in a number, or a whole number without one, as the source of a regular expression. */
  groups: string;
  /** What keeps the sign of a figure before it where lines run from right to left. */
  mark: string;
  /** What is before and after the digits of a share. */
  percent: readonly [before: string, after: string];
  /** Whether a currency is before its amount, and what is between both. */
  money: { first: boolean; gap: string };
  /** A day of each month, with {d} and {y} for its number and its year. */
  days: readonly string[];
  /** The marks around a quotation, and around one within it. */
  quotes: readonly string[];
  letters: Letters;
  /** The whole numbers below 200 of each plural form but `other`. Higher ones are as their last two digits. */
  plurals: { readonly [Form in Intl.LDMLPluralRule]?: readonly number[] };
  /** Whether words are joined to new ones, so that a search looks within them too. */
  joinsWords: boolean;
}

/** Quotation marks by language, which `Intl` does not know. All others have the English ones. */
const quotes: Readonly<Record<string, string>> = {
  "bg cs de et is ka lt lv sk sl": "„ “ ‚ ‘",
  "hr hu pl ro sr": "„ ” ‚ ’",
  "fi sv": "” ” ’ ’",
  "ar be ca da de-CH el es fa it nb nn no pt ru uk": "« » “ ”",
  fr: "«\u202f \u202f» “ ”",
  ja: "「 」 『 』",
};

/** Letters in addresses, by language. */
const letters: Readonly<Record<string, Letters>> = {
  de: { ä: "ae", ö: "oe", ü: "ue" },
  da: { å: "aa" },
  nb: { å: "aa" },
};

const rightToLeft = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

const joining = ["da", "de", "et", "fi", "hu", "is", "nb", "nl", "nn", "no", "sv"];

/** Whether a tag of BCP 47 names a language whose formats are known. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** The name of a country by its code (ISO 3166-1), such as Estonia for EE; undefined if no country has it. */
export const countryName = (code: string, language: string): string | undefined =>
  /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code)
    : undefined;

/** What stands before and after the digits of a figure, without the marks of direction that `Intl` puts there. */
function around(value: number, language: string, options: Intl.NumberFormatOptions) {
  const style = { numberingSystem: "latn", maximumFractionDigits: 0, ...options } as const;
  const written = new Intl.NumberFormat(language, style).format(value).replace(/\p{Cf}/gu, "");
  const [before = "", after = ""] = written.split("8");
  return [before, after] as const;
}

function figuresOf(language: string) {
  const format = new Intl.NumberFormat(language, { numberingSystem: "latn" });
  const parts = format.formatToParts(12_345_678.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const sizes = parts.flatMap(({ type, value }) => (type === "integer" ? value.length : []));
  // Some languages write 1234, but 12 345.
  const isLong = format.formatToParts(1234.5).length > 3;
  const euros = { style: "currency", currency: "EUR", currencyDisplay: "narrowSymbol" } as const;
  const [before, after] = around(8, language, euros);
  return {
    decimal: valueOf("decimal") ?? ".",
    group: valueOf("group") ?? "",
    groups: `${isLong ? "" : "^\\d{4}$|"}\\B(?=(\\d{${sizes.at(-2) ?? 3}})*\\d{3}$)`,
    percent: around(0.08, language, { style: "percent" }),
    money: { first: before.includes("€"), gap: /\s/.exec(before + after)?.[0] ?? "" },
  };
}

function daysOf(language: string): string[] {
  const options = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", ...options });
  const names: Record<string, string> = { day: "{d}", year: "{y}" };
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2024, month, 5));
    const day = parts.map(({ type, value }) => names[type] ?? value).join("");
    return day.replace(/\p{Cf}/gu, "");
  });
}

function pluralsOf(language: string): Locale["plurals"] {
  const rules = new Intl.PluralRules(language);
  const forms = rules.resolvedOptions().pluralCategories.filter((form) => form !== "other");
  const counts = Array.from({ length: 200 }, (_, count) => count);
  return Object.fromEntries(
    forms.map((form) => [form, counts.filter((count) => rules.select(count) === form)]),
  );
}

const known = new Map<string, Locale>();

/** @param language a tag of BCP 47; English stands for one that is missing or wrong */
export function localeOf(language = ""): Locale {
  const found = known.get(language);
  if (found) return found;
  const tag = isLanguage(language) ? language : "en";
  const { language: base, script = "" } = new Intl.Locale(tag).maximize();
  const direction = rightToLeft.includes(script) ? "rtl" : "ltr";
  const marks = [tag, base]
    .map((name) => Object.keys(quotes).find((tags) => tags.split(" ").includes(name)))
    .find(Boolean);
  const locale: Locale = {
    language: tag,
    direction,
    ...figuresOf(tag),
    mark: direction === "rtl" ? "\u200e" : "",
    days: daysOf(tag),
    quotes: (quotes[marks ?? ""] ?? "“ ” ‘ ’").split(" "),
    letters: letters[base] ?? {},
    plurals: pluralsOf(tag),
    joinsWords: joining.includes(base),
  };
  known.set(language, locale);
  return locale;
}
