/** Reads and writes figures in texts: `$1,200`, `-$7.50`, `$1.8M`, `8.5%`, `1.200 €`, `6 Mio. €`, `7,4 %`. */
import { currencySigns } from "./currencies";
import type { Locale } from "./locale";

export interface Amount {
  /** 1,800,000 for $1.8M, 8.5 for 8.5%. */
  value: number;
  /** A currency, `%`, or nothing for a plain number. */
  unit: string;
  /** The size of a step of its last digit: 0.1 for 8.5%, 100,000 for $1.8M. */
  step: number;
}

/** Words after a figure in thousands or millions, in the language and in English. */
function scalesOf({ language }: Locale): Readonly<Record<string, number>> {
  const format = new Intl.NumberFormat(language, { notation: "compact", numberingSystem: "latn" });
  const scales = [1e3, 1e6, 1e9].flatMap((scale): [string, number][] => {
    const word = format.formatToParts(scale).find(({ type }) => type === "compact")?.value;
    return word ? [[word, scale]] : [];
  });
  return { K: 1e3, M: 1e6, ...Object.fromEntries(scales) };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Patterns {
  /** A figure, with a group for each part. */
  figure: string;
  /** A figure without a sign; it has no capturing groups. */
  unsigned: string;
  currency: RegExp;
  /** A figure that is another one by the marks of another language. */
  ambiguous: string;
  scales: Readonly<Record<string, number>>;
}

function makePatterns(locale: Locale): Patterns {
  const [decimal, group] = [escaped(locale.decimal), escaped(locale.group)];
  const scales = scalesOf(locale);
  // Some write a thin space or an apostrophe between thousands.
  const groups = `(?:${group || ","}|['’\u00a0\u2009\u202f])`;
  const digits = `\\d{1,3}(?:${groups}\\d{3})+|\\d+`;
  const blank = "[ \u00a0\u202f]?";
  const end = `%|(?:${Object.keys(scales).map(escaped).join("|")})(?!\\p{L})`;
  const after = `(?:${currencySigns})(?!\\p{L})`;
  return {
    figure: `([-+−]?)(${currencySigns})?${blank}(${digits})(${decimal}\\d+)?(?:${blank}(${end}))?(?:${blank}(${after}))?`,
    unsigned: `(?:(?:${currencySigns})${blank})?(?:${digits})(?:${decimal}\\d+)?(?:${blank}(?:${end}))?(?:${blank}${after})?`,
    currency: new RegExp(currencySigns, "gu"),
    ambiguous: `\\d${decimal}\\d{3}(?!\\d)|\\d${group || ","}\\d{1,2}(?!\\d)|%`,
    scales,
  };
}

const made = new WeakMap<Locale, Patterns>();

/** The patterns of figures in a language, as sources of regular expressions with the flag `u`. */
export function patternsOf(locale: Locale): Patterns {
  const patterns = made.get(locale) ?? makePatterns(locale);
  made.set(locale, patterns);
  return patterns;
}

/** Reads a text that is a figure and nothing else; undefined for any other. */
export function amountOf(text: string, locale: Locale): Amount | undefined {
  const { figure, scales } = patternsOf(locale);
  const match = new RegExp(`^${figure}$`, "u").exec(text.trim());
  if (!match) return undefined;
  const [, sign, before, whole = "", part = "", end = "", after] = match;
  const scale = scales[end] ?? 1;
  const decimals = part.slice(locale.decimal.length);
  const digits = Number(`${whole.replace(/\D/g, "")}.${decimals || 0}`) * scale;
  return {
    value: sign === "-" || sign === "−" ? -digits : digits,
    unit: end === "%" ? "%" : (before ?? after ?? ""),
    step: scale / 10 ** decimals.length,
  };
}

/** Whether an exact value, rounded to the digits that a figure shows, gives that figure. */
export const isRounded = ({ value, step }: Amount, exact: number): boolean =>
  Math.abs(value - exact) <= step / 2 + 1e-9 * Math.max(1, Math.abs(exact));

/** Writes a value in the unit of a figure, with one decimal more if the figure has decimals. */
export function writeLike({ unit, step }: Amount, value: number, locale: Locale): string {
  const decimals = step < 1 ? Math.round(-Math.log10(step)) + 1 : 0;
  const { language, money, percent } = locale;
  const digits = new Intl.NumberFormat(language, {
    numberingSystem: "latn",
    maximumFractionDigits: decimals,
  }).format(Math.abs(value));
  const sign = value < 0 ? "-" : "";
  if (unit === "%") return sign + percent.join(digits);
  return sign + (money.first ? [unit, digits] : [digits, unit]).filter(Boolean).join(money.gap);
}
