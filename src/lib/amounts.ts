/** Reads and writes figures in texts: `$1,200`, `-$7.50`, `$1.8M`, `8.5%`, `62,500`. */
import { writeDecimal } from "./decimal";

export interface Amount {
  text: string;
  /** 1,800,000 for $1.8M, 8.5 for 8.5%. */
  value: number;
  /** `$`, `€`, `£`, `%`, or nothing for a plain number. */
  unit: string;
  /** The size of a step of its last digit: 0.1 for 8.5%, 100,000 for $1.8M. */
  step: number;
}

/** The parts of a figure, as sources of regular expressions. */
const part = {
  sign: "[-+−]",
  currency: "[$€£]",
  // Some write a thin space or an apostrophe between thousands.
  digits: "\\d{1,3}(?:[,'’\u00a0\u2009\u202f]\\d{3})+|\\d+",
  decimals: "\\.\\d+",
  end: "%|[KM](?![A-Za-z])",
};

const figure = `(${part.sign}?)(${part.currency}?)(${part.digits})(${part.decimals})?(${part.end})?`;

/** The source of a regular expression for a figure without a sign; it has no capturing groups. */
export const unsignedFigure = `${part.currency}?(?:${part.digits})(?:${part.decimals})?(?:${part.end})?`;

const scales: Readonly<Record<string, number>> = { K: 1e3, M: 1e6 };

function toAmount(match: RegExpMatchArray): Amount {
  const [text, sign, currency = "", whole = "", decimals = "", end = ""] = match;
  const scale = scales[end] ?? 1;
  const digits = Number(whole.replace(/\D/g, "") + decimals) * scale;
  return {
    text,
    value: sign === "-" || sign === "−" ? -digits : digits,
    unit: end === "%" ? "%" : currency,
    step: scale / 10 ** Math.max(0, decimals.length - 1),
  };
}

/** Reads a text that is a figure and nothing else; undefined for any other. */
export function amountOf(text: string): Amount | undefined {
  const match = new RegExp(`^${figure}$`).exec(text.trim());
  return match ? toAmount(match) : undefined;
}

/** All figures of a text, in order, without digits that are part of a word or of a longer number. */
export const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(new RegExp(`(?<![\\w.,])${figure}(?![\\d\\w])`, "g"))].map(toAmount);

/** Whether an exact value, rounded to the digits that a figure shows, gives that figure. */
export const isRounded = ({ value, step }: Amount, exact: number): boolean =>
  Math.abs(value - exact) <= step / 2 + 1e-9 * Math.max(1, Math.abs(exact));

/** Writes a value in the unit of a figure, with one decimal more if the figure has decimals. */
export function writeLike({ unit, step }: Amount, value: number): string {
  const decimals = step < 1 ? Math.round(-Math.log10(step)) + 1 : 0;
  const written = writeDecimal(Math.abs(value), 0, decimals);
  const before = value < 0 ? "-" : "";
  return unit === "%" ? `${before}${written}%` : `${before}${unit}${written}`;
}
