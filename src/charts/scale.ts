/** The levels of a scale in ascending order: round, evenly spaced, and covering all figures and zero. */
export function levelsOf(low: number, high: number): number[] {
  const bottom = Math.min(0, low);
  const top = Math.max(0, high);
  const minStep = (top - bottom || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= minStep) ?? 10) * power;
  const first = Math.floor(bottom / step);
  const count = Math.max(2, Math.ceil(top / step) - first + 1);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(6)));
}

/** Rounds a coordinate of a chart to steps that no screen shows, to keep its HTML short. */
const hundredths = (coordinate: number): number => Number(coordinate.toFixed(2));

/**
 * Fits lines into a drawing whose scale includes all values and zero.
 * @param end the time at the right edge; 0 is at the left
 * @returns the height of a value in a drawing of 100 by 100 units, y downwards, and the points of a line as SVG writes them
 */
export function plotOf(end: number, values: readonly number[]) {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const x = (time: number) => hundredths((time / (end || 1)) * 100);
  const y = (value: number) => hundredths(100 - ((value - low) / (high - low || 1)) * 100);
  return {
    y,
    points: (line: readonly number[]) =>
      line.map((value, time) => `${x(time)},${y(value)}`).join(" "),
  };
}
