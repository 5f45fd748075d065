/** The units of a calculator's quantities, and how each is formatted. */
import { withCurrency, withPercent, writeDecimal } from "../lib/decimal";

/**
 * - `price`: money, always to the cent
 * - `sum`: money, with cents only if all sums shown together are small and one of them is not whole
 * - `rate`: per cent as typed, 8 for 8%; `percent`: per cent as calculated, one decimal
 * - `count`: items, orders or hours; `ratio` and `times`: a plain number with two decimals or one
 * - `months`: a duration; `month`: a month counted from 1
 */
export type Unit =
  | "price"
  | "sum"
  | "rate"
  | "percent"
  | "count"
  | "ratio"
  | "times"
  | "months"
  | "month";

/** The minimum and maximum number of decimals of each unit. */
const decimals: Record<Unit, [min: number, max: number]> = {
  price: [2, 2],
  sum: [0, 0],
  rate: [0, 2],
  percent: [0, 1],
  count: [0, 2],
  ratio: [2, 2],
  times: [1, 1],
  months: [1, 1],
  month: [0, 0],
};

export const isMoney = (unit: Unit): boolean => unit === "price" || unit === "sum";

/** Whether sums that are shown together have cents. */
const haveCents = (sums: readonly number[]): boolean =>
  !sums.every(Number.isInteger) && sums.every((sum) => Math.abs(sum) < 100);

function digits(value: number, unit: Unit, list: readonly number[]): string {
  const [min, max] = decimals[unit === "sum" && haveCents(list) ? "price" : unit];
  return writeDecimal(Math.abs(value), min, max);
}

/**
 * Formats a quantity, money in the currency of the firm: `$1,344`, `−€4.20`, `CHF 80.00`, `17.5%`, `2.67`.
 * @param value the quantity, in its unit
 * @param list the quantities shown together with it: either all sums have cents, or none
 */
export function writeQuantity(
  value: number,
  unit: Unit,
  list: readonly number[] = [value],
): string {
  const written = digits(value, unit, list);
  // A value that rounds to zero has no sign.
  const sign = value < 0 && /[1-9]/.test(written) ? `${SITE.locale.mark}−` : "";
  if (isMoney(unit)) return sign + withCurrency(written, SITE.currency);
  return sign + (unit === "rate" || unit === "percent" ? withPercent(written) : written);
}

/** Adds a zero to three decimals, which could be read as thousands: `1.125` becomes `1.1250`. */
export const unambiguous = (figure: string): string => figure.replace(/\.\d{3}$/, "$&0");

/** Formats a number for a field: with commas between thousands, without a unit. */
export const writeField = (value: number, unit: Unit): string =>
  unambiguous(writeDecimal(value, unit === "price" ? 2 : 0, 4));
