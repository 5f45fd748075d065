/** Figures and words of charts as text. */
import { writeDecimal } from "../lib/decimal";

/** Text that cannot become markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/**
 * Writes a figure with its unit: `$1,200`, `$81.20`, `38%`, `9 weeks`, `-$7`.
 * @param value the figure
 * @param unit the chart's unit; `$`, `€` and `£` stand before the figure, `%` directly after it
 */
export function withUnit(value: number, unit?: string): string {
  const money = unit !== undefined && /^[$€£]$/.test(unit);
  const digits = writeDecimal(Math.abs(value), money && !Number.isInteger(value) ? 2 : 0, 2);
  const sign = value < 0 ? "-" : "";
  if (!unit) return sign + digits;
  if (money) return sign + unit + digits;
  return `${sign}${digits}${unit === "%" ? "" : " "}${unit}`;
}

/** The figure of a row of bars: a step up has its sign. */
export const rowText = (
  { value, total }: { value: number; total?: boolean | null },
  stacked: boolean,
  unit?: string,
): string => (stacked && !total && value > 0 ? "+" : "") + withUnit(value, unit);
