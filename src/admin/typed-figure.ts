/** Reads figures as editors type them. */
import { amountOf } from "../lib/amounts";

/**
 * Reads a figure: `1,000`, `$1,200`, `-7.5`, `8.5%`. A comma that cannot separate thousands is a decimal one: `9,5`.
 * @returns undefined where nothing is typed; what is no figure as it is typed, and the check says so
 */
export function typedFigure(typed: string): number | string | undefined {
  const bare = typed.trim();
  if (bare === "") return undefined;
  const amount = amountOf(bare.replace(/\b0,/, "0.")) ?? amountOf(bare.replace(",", "."));
  const value = amount?.value ?? Number(bare);
  return Number.isNaN(value) ? typed : value;
}
