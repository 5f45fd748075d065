/** The ends of a range of pay such as `$90k-$120k`, in its own unit; undefined for anything else. */
function rangeOf(salary: string): { low: number; high: number } | undefined {
  const [low, high] = [...salary.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) =>
    Number(number.replace(/,/g, "")),
  );
  return low !== undefined && high !== undefined && high > low ? { low, high } : undefined;
}

/**
 * Puts pay ranges on one scale, with a fifth of its span free at both ends.
 * @returns for each, its ends as shares of the scale; undefined for anything that is not a range
 */
export function payScale(
  salaries: readonly string[],
): ({ from: number; to: number } | undefined)[] {
  const ranges = salaries.map(rangeOf);
  const known = ranges.flatMap((range) => range ?? []);
  const min = Math.min(...known.map(({ low }) => low));
  const max = Math.max(...known.map(({ high }) => high));
  const padding = (max - min) / 5;
  const share = (value: number) => (value - min + padding) / (max - min + 2 * padding);
  return ranges.map((range) => range && { from: share(range.low), to: share(range.high) });
}
