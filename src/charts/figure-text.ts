import { writeDecimal } from "../lib/decimal";

/** How many decimals a figure has, at most two. */
const decimalsOf = (value: number): number =>
  writeDecimal(Math.abs(value), 0, 2).split(".")[1]?.length ?? 0;

/** The singular of a unit: `order` for `orders`, `entry` for `entries`; `ms`, `bonus` and `series` do not change. */
const unitOfOne = (unit: string): string =>
  unit.length < 4
    ? unit
    : unit
        .replace(/(cook|hood|mov)ies$/, "$1ie")
        .replace(/(?<!ser)ies$/, "y")
        .replace(/(x|ch|sh|ss)es$/, "$1")
        .replace(/([^suie])s$|([^i]e)s$/, "$1$2");

/** Whether a unit is a symbol rather than a word: `$`, `$k`, `%`. */
export const isSign = (unit = ""): boolean => /^(%|[$€£][kM]?)$/.test(unit);

/**
 * Writes a figure with its unit: `$1,200`, `$81.20`, `$3,200k`, `38%`, `9 weeks`, `1 week`, `−$7`.
 * @param value the figure
 * @param unit the chart's unit; `$`, `€` and `£` go before the figure, `%` and the `k` or `M` of `$k` directly after it
 * @param list the figures shown together: all get as many decimals as the one with the most, `$2.00` beside `$1.40`
 */
export function withUnit(value: number, unit?: string, list: readonly number[] = [value]): string {
  const [, money, scale = ""] = /^([$€£])([kM]?)$/.exec(unit ?? "") ?? [];
  const most = Math.max(...list.map(decimalsOf));
  const decimals = money && !scale && most > 0 ? 2 : most;
  const digits = writeDecimal(Math.abs(value), decimals, decimals);
  const sign = value < 0 ? "−" : "";
  if (!unit) return sign + digits;
  if (money) return sign + money + digits + scale;
  if (unit === "%") return `${sign}${digits}%`;
  return `${sign}${digits} ${digits === "1" ? unitOfOne(unit) : unit}`;
}

interface FigureRow {
  value: number;
  total?: boolean | null;
}

/** Writes the figures of rows of bars, with a plus sign before each step up of a bridge. */
export function rowTexts(rows: readonly FigureRow[], stacked: boolean, unit?: string): string[] {
  const list = rows.map(({ value }) => value);
  return rows.map(
    ({ value, total }) => (stacked && !total && value > 0 ? "+" : "") + withUnit(value, unit, list),
  );
}
