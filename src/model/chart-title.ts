/** An amount in the title of a chart is one that the chart shows, or the sum of what it shows. */
import { amountsIn, isRounded, writeLike } from "../lib/amounts";

interface TitledChart {
  title: string;
  type: "bars" | "bridge" | "line";
  unit?: string | undefined;
  data?: readonly { value: number; total?: boolean | undefined; tone?: string | undefined }[];
}

const sumOf = (values: readonly number[]): number =>
  Math.abs(values.reduce((sum, value) => sum + value, 0));

/**
 * Compares the amounts in a chart's title with its rows. Plain numbers count something else, and are left alone.
 * @returns a message for each amount that is neither a row, nor the sum of all rows or of those of one tone
 */
export function titleFaults({ title, type, unit, data = [] }: TitledChart): string[] {
  const steps = data.filter(({ total }) => !total);
  const ofTone = (tone: string) => steps.filter((row) => row.tone === tone);
  const groups = [steps, ofTone("leak"), ofTone("gain")].filter((group) => group.length > 0);
  const sums = groups.map((group) => sumOf(group.map(({ value }) => value)));
  const shown = [...data.map(({ value }) => Math.abs(value)), ...sums];
  return amountsIn(title).flatMap((amount) => {
    if (type === "line" || !unit || amount.unit !== unit) return [];
    if (shown.some((value) => isRounded(amount, value))) return [];
    const sum = writeLike(amount, sums[0] ?? 0);
    return [
      `names ${amount.text}, but no row has it and the ${type === "bars" ? "rows" : "steps"} add up to ${sum}`,
    ];
  });
}
