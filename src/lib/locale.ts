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
  /** The day with {d}, {m} and {y}, and the names of the months in it. */
  day: string;
  months: readonly string[];
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

/** Marks of direction that `Intl` puts beside figures. */
const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, "");

function figuresOf(language: string) {
  const options = { numberingSystem: "latn", minimumFractionDigits: 1 } as const;
  const parts = new Intl.NumberFormat(language, options).formatToParts(12_345_678.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const sizes = parts.flatMap(({ type, value }) => (type === "integer" ? value.length : []));
  // Some languages write 1234, but 12 345.
  const isLong = new Intl.NumberFormat(language, options).formatToParts(1234.5).length > 3;
  return {
    decimal: valueOf("decimal") ?? ".",
    group: valueOf("group") ?? "",
    groups: `${isLong ? "" : "^\\d{4}$|"}\\B(?=(\\d{${sizes.at(-2) ?? 3}})*\\d{3}$)`,
  };
}

function percentOf(language: string): Locale["percent"] {
  const share = new Intl.NumberFormat(language, { style: "percent", numberingSystem: "latn" });
  const [before = "", after = ""] = withoutMarks(share.format(0.08)).split("8");
  return [before, after];
}

function moneyOf(language: string): Locale["money"] {
  const sum = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    currencyDisplay: "narrowSymbol",
    numberingSystem: "latn",
    maximumFractionDigits: 0,
  });
  const text = withoutMarks(sum.format(8));
  return { first: /^€/.test(text), gap: /\s/.exec(text)?.[0] ?? "" };
}

function daysOf(language: string): Pick<Locale, "day" | "months"> {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeZone: "UTC",
    calendar: "gregory",
    numberingSystem: "latn",
  });
  const partsOf = (month: number) => format.formatToParts(Date.UTC(2024, month, 5));
  const names: Record<string, string> = { day: "{d}", month: "{m}", year: "{y}" };
  return {
    day: withoutMarks(
      partsOf(0)
        .map(({ type, value }) => names[type] ?? value)
        .join(""),
    ),
    months: Array.from(
      { length: 12 },
      (_, month) => partsOf(month).find(({ type }) => type === "month")?.value ?? "",
    ),
  };
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
    percent: percentOf(tag),
    money: moneyOf(tag),
    ...daysOf(tag),
    quotes: (quotes[marks ?? ""] ?? "“ ” ‘ ’").split(" "),
    letters: letters[base] ?? {},
    plurals: pluralsOf(tag),
    joinsWords: joining.includes(base),
  };
  known.set(language, locale);
  return locale;
}
