/** One leg of a plan, in weeks. */
interface Leg {
  start: number;
  least: number;
  /** 0 for a leg without an end. */
  most: number;
}

/**
 * Lays durations end to end, each at its maximum.
 * @param durations such as `1-2 weeks` or `3 weeks`; anything else has no end
 * @returns the legs in order, and the weeks until the last of them that ends
 */
export function legsOf(durations: readonly string[]): { legs: Leg[]; weeks: number } {
  let start = 0;
  const legs = durations.map((duration) => {
    const [, least, most] = /^(\d+)(?:\s*[-–]\s*(\d+))? weeks?$/.exec(duration.trim()) ?? [];
    const leg = { start, least: Number(least ?? 0), most: Number(most ?? least ?? 0) };
    start += leg.most;
    return leg;
  });
  return { legs, weeks: start };
}
