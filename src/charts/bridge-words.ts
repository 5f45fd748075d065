/** Writes the figures of a profit bridge for the texts beside it. */
import { bridgeFigures, type BridgeRow } from "../lib/bridge-figures";
import { isSign, withUnit } from "./figure-text";

const million = 1_000_000;

/** Writes a large round figure in millions, such as `$4M`, and any other in full. */
const inMillions = (value: number, unit = ""): string =>
  isSign(`${unit}M`) && value >= million && value % (million / 10) === 0
    ? withUnit(value / million, `${unit}M`)
    : withUnit(value, unit);

/**
 * Writes the figures of a bridge for a text with names in braces.
 * @param yearlySales the yearly sales of the example, in the bridge's unit
 * @returns a text for each name; null for a figure that cannot be calculated from the rows
 */
export function bridgeWords(
  rows: readonly BridgeRow[],
  yearlySales: number,
  unit?: string,
): Record<string, string | null> {
  const { more, yearly, monthly, ...exact } = bridgeFigures(rows, yearlySales);
  const write = (value: number | null, inUnit = unit) =>
    value === null ? null : withUnit(value, inUnit);
  const round = (value: number | null) => (value === null ? null : Math.round(value));
  const amounts = Object.entries(exact).map(([name, value]) => [name, write(value)] as const);
  return {
    ...Object.fromEntries(amounts),
    yearlySales: inMillions(yearlySales, unit),
    yearly: write(round(yearly)),
    monthly: write(round(monthly)),
    more: write(round(more), "%"),
  };
}
