import { writeDecimal } from "../../lib/decimal";

/** The ends of a range of pay such as `$90k-$120k`, in its own unit; undefined for anything else. */
function rangeOf(salary: string): { low: number; high: number } | undefined {
  const [low, high] = [...salary.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) =>
    Number(number.replace(/,/g, "")),
  );
  return low !== undefined && high !== undefined && high > low ? { low, high } : undefined;
}

function scaleOf(salaries: readonly string[]) {
  const ranges = salaries.map(rangeOf);
  const known = ranges.flatMap((range) => range ?? []);
  const min = Math.min(...known.map(({ low }) => low));
  const max = Math.max(...known.map(({ high }) => high));
  const padding = (max - min) / 5;
  const share = (value: number) => (value - min + padding) / (max - min + 2 * padding);
  return { ranges, min, max, share };
}

/**
 * Puts pay ranges on one scale, with a fifth of its span free at both ends.
 * @returns for each, its ends as shares of the scale; undefined for anything that is not a range
 */
export function payScale(
  salaries: readonly string[],
): ({ from: number; to: number } | undefined)[] {
  const { ranges, share } = scaleOf(salaries);
  return ranges.map((range) => range && { from: share(range.low), to: share(range.high) });
}

/** The most amounts that have room below the scale. */
const mostTicks = 4;

/** The smallest step of 1, 2 or 5 of a power of ten that divides a span into few enough parts. */
function stepOf(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / mostTicks));
  return ([1, 2, 5].find((factor) => span / (factor * power) < mostTicks) ?? 10) * power;
}

/** The round amounts of the scale that payScale() uses; the first range says how an amount is written. */
export function payTicks(salaries: readonly string[]): { at: number; label: string }[] {
  const { ranges, min, max, share } = scaleOf(salaries);
  const example = salaries.find((_, index) => ranges[index]);
  if (example === undefined) return [];
  const [, before = "", after = ""] = /^(\D*)[\d.,]*\d(\p{L}*)/u.exec(example) ?? [];
  const step = stepOf(max - min);
  const first = Math.ceil(min / step);
  const count = Math.floor(max / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step).map((amount) => ({
    at: share(amount),
    label: `${before}${writeDecimal(amount, 0, 2)}${after}`,
  }));
}
