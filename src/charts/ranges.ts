/** Lays out ranges that are written as words on one scale. */
import type { BarPlace } from "./bars";

/** The ends of a range of pay such as `$90k-$120k`, in its own unit; undefined for anything else. */
function payRange(salary: string): { low: number; high: number } | undefined {
  const [low, high] = [...salary.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) =>
    Number(number.replace(/,/g, "")),
  );
  return low !== undefined && high !== undefined && high > low ? { low, high } : undefined;
}

/** Places ranges of pay, with a fifth of the scale free at both ends; anything that is not a range has no place. */
export function placePay(salaries: readonly string[]): (BarPlace | undefined)[] {
  const ranges = salaries.map(payRange);
  const known = ranges.flatMap((range) => range ?? []);
  const min = Math.min(...known.map(({ low }) => low));
  const max = Math.max(...known.map(({ high }) => high));
  const padding = (max - min) / 5;
  const share = (value: number) => (value - min + padding) / (max - min + 2 * padding);
  return ranges.map((range) => range && { from: share(range.low), to: share(range.high) });
}

/**
 * Places durations end to end, each at its maximum, with space for one without an end.
 * @param durations such as `1-2 weeks` or `3 weeks`; anything else has no end
 */
export function placePhases(durations: readonly string[]): BarPlace[] {
  let weeks = 0;
  const phases = durations.map((duration) => {
    const [, min, max = min] = /^(\d+)(?:\s*[-–]\s*(\d+))? weeks?$/.exec(duration.trim()) ?? [];
    const from = weeks;
    weeks += Number(max ?? 0);
    return min === undefined ? { from } : { from, level: from + Number(min), to: weeks };
  });
  const scale = weeks * 1.15 || 1;
  return phases.map(({ from, level = from, to = scale }) => ({
    from: from / scale,
    level: level / scale,
    to: to / scale,
  }));
}
