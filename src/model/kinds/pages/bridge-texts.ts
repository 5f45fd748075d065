import { placeholdersOf } from "../../../formulas/template";
import { bridgeFigureNames, bridgeFigures, type BridgeRow } from "../../../lib/bridge-figures";
import { allowedValues, didYouMean } from "../../problem";

/**
 * Checks the names in braces of texts beside a bridge.
 * @returns an issue for each name that is no figure of a bridge, or that this bridge does not tell
 */
export function bridgeTextIssues(
  texts: Readonly<Record<string, string>>,
  rows: readonly BridgeRow[],
  yearlySales: number,
): { path: string[]; message: string }[] {
  const names = [...bridgeFigureNames];
  const figures = new Map<string, number | null>(Object.entries(bridgeFigures(rows, yearlySales)));
  return Object.entries(texts).flatMap(([field, text]) =>
    placeholdersOf(text).flatMap((name) => {
      const value = figures.get(name);
      if (typeof value === "number") return [];
      const message =
        value === null
          ? `{${name}} cannot be worked out: the bridge has no row with the tone or the total that it counts`
          : `{${name}} is not a figure of the bridge${didYouMean(name, names)}; allowed: ${allowedValues(names)}`;
      return { path: [field], message };
    }),
  );
}
