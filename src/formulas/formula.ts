/** The parts of a calculator's formula. Its texts are in content/. */
import type { Unit } from "./units";

/** The values that an input accepts. */
export interface InputRule {
  unit: Unit;
  min: number;
  max: number;
}

/** A row of a bridge: a step up or down, or a total. */
interface BridgeStep {
  part: string;
  value: number;
  total?: boolean;
  tone?: "leak" | "gain";
}

/** The chart of a calculation: a bridge. */
export interface FormulaChart {
  unit: Unit;
  steps: BridgeStep[];
}

/** What a formula calculates; every calculation of a formula has the same results and parts. */
export interface Calculation<Outcome extends string = string> {
  /** Each figure with its unit; null if it does not exist, such as that of a division by zero. */
  results: Record<string, readonly [figure: number | null, unit: Unit]>;
  /** The names of results that are not figures but a part of the chart, such as the largest cost. */
  names?: Record<string, string | null>;
  outcome: Outcome;
  chart: FormulaChart;
}

export interface Formula<Input extends string = string, Outcome extends string = string> {
  inputs: Record<Input, InputRule>;
  outcomes: readonly Outcome[];
  calculate(values: Record<Input, number>): Calculation<Outcome>;
}

/** Checks the types of a formula, and infers the names of its inputs. */
export const defineFormula = <Input extends string, Outcome extends string>(
  formula: Formula<Input, Outcome>,
): Formula<Input, Outcome> => formula;

/** A quotient; null unless the divisor is positive. */
export const ratioOf = (value: number, by: number): number | null => (by > 0 ? value / by : null);
