/** The units of a calculator's quantities, and how each is written. */
import { writeDecimal } from "../site/decimal";

/**
 * - `price`: money, always to the cent
 * - `sum`: money, without cents once it is large or whole
 * - `rate`: per cent as typed, 8 for 8%; `percent`: per cent as worked out, one decimal
 * - `count`: things, orders or hours; `ratio` and `times`: a plain figure with two decimals or one
 * - `months` and `years`: a stretch of time; `month`: a month counted from 1
 */
export type Unit =
  "price" | "sum" | "rate" | "percent" | "count" | "ratio" | "times" | "months" | "years" | "month";

/** The fewest and the most decimals of each unit. */
const decimals: Record<Unit, [least: number, most: number]> = {
  price: [2, 2],
  sum: [0, 0],
  rate: [0, 2],
  percent: [0, 1],
  count: [0, 2],
  ratio: [2, 2],
  times: [1, 1],
  months: [1, 1],
  years: [1, 1],
  month: [0, 0],
};

export const isMoney = (unit: Unit): boolean => unit === "price" || unit === "sum";

function digits(value: number, unit: Unit): string {
  const small = unit === "sum" && !Number.isInteger(value) && Math.abs(value) < 100;
  const [least, most] = decimals[small ? "price" : unit];
  return writeDecimal(Math.abs(value), least, most);
}

/**
 * Writes a quantity: `$1,344`, `-€4.20`, `CHF 80.00`, `17.5%`, `2.67`.
 * @param value the quantity, in its unit
 * @param symbol what stands before money; one that ends in a letter is set apart by a space
 */
export function writeQuantity(value: number, unit: Unit, symbol: string): string {
  const written = digits(value, unit);
  // What rounds to nothing has no sign.
  const sign = value < 0 && /[1-9]/.test(written) ? "-" : "";
  if (isMoney(unit)) return `${sign}${symbol}${/[a-z]$/i.test(symbol) ? " " : ""}${written}`;
  return `${sign}${written}${unit === "rate" || unit === "percent" ? "%" : ""}`;
}

/** Writes a figure as it stands in a field: with commas between thousands, without a unit. */
export const writeField = (value: number, unit: Unit): string =>
  writeDecimal(value, unit === "price" ? 2 : 0, 4);
