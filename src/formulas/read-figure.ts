import type { InputRule } from "./formula";
import type { Unit } from "./units";

export type FigureProblem = "empty" | "number" | "low" | "high";

export type Reading = { value: number } | { problem: FigureProblem };

/** The maximum length of a text, in characters. */
const maxLength = 40;

/** A sign, a currency, the figure, its scale, and what may follow it: `US$1,200`, `1.200,- €`, `1 200:-`, `50k`, `8 %`. */
const currency = "usd|eur|gbp|chf|sek|nok|dkk|pln|zł|kr\\.?";
const pattern = new RegExp(
  `^(-?)[+]?\\s*(?:(?:${currency}|\\p{L}{0,3}\\p{Sc})\\s*)?(-?)(.*?)\\s*([km]?)(?:[.,:]-+)?\\s*(?:${currency}|\\p{Sc}|[%٪])?$`,
  "iu",
);

/** The factor of a letter after the digits. */
const factors: Record<string, number> = { k: 1000, m: 1_000_000 };

/** Spaces of every width, apostrophes and underscores may separate thousands. */
const groupMarks = /(\d)[\s'’_](?=\d)/g;

/** Writes full-width, Arabic and Persian digits and marks, and every minus, as English has them; drops what is invisible. */
const plainSigns = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[٬،]/g, ",")
    .replace(/٫/g, ".")
    .replace(/[−–—]/g, "-")
    .trim();

/** Digits in groups of three, or of two before the last as in India: `1,250.50`, `1.250,50`, `1,00,000`. */
const grouped = /^([1-9]\d{0,2}([ ,.])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,](?<part>\d*))?$/;

const plain = /^(?=.*\d)(\d*)(?:[.,](?<part>\d*))?$/;

/** Money and counts seldom have three decimals, so there `1.250` means 1,250. */
const thousandsFirst = (unit: Unit) => unit === "price" || unit === "sum" || unit === "count";

/**
 * Reads a number: `1,250.50`, `1.250,50`, `1 250,50`, `1'250.50`, `€ 1250`, `8 %`, `50k`, `1.5m`. A number such as
 * `1.250` has two readings: the one within the limits counts. If both are, money and counts are read as thousands,
 * percentages as decimals.
 * @param text the text of the field
 * @param rule the unit and the limits of the number
 * @returns the number, rounded to four decimals, or its problem
 */
export function readFigure(text: string, { unit, min, max }: InputRule): Reading {
  const bare = plainSigns(text);
  if (bare === "") return { problem: "empty" };
  if (bare.length > maxLength) return { problem: "number" };
  const [, before, after, figure = "", scale = ""] = pattern.exec(bare) ?? [];
  const factor = (factors[scale.toLowerCase()] ?? 1) * (before || after ? -1 : 1);
  const digits = figure.replace(groupMarks, "$1 ");
  const readings = (thousandsFirst(unit) ? [grouped, plain] : [plain, grouped]).flatMap((form) => {
    const match = form.exec(digits);
    const whole = match?.[1]?.replace(/\D/g, "");
    const number = Number(`${whole || 0}.${match?.groups?.part || 0}`);
    return match ? Number((number * factor).toFixed(4)) : [];
  });
  const value = readings.find((each) => each >= min && each <= max) ?? readings[0];
  if (value === undefined) return { problem: "number" };
  if (value < min) return { problem: "low" };
  if (value > max) return { problem: "high" };
  // Turns −0 into 0.
  return { value: value + 0 };
}
