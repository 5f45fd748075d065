/** The parts of a calculator's formula. Its texts are in content/. */
import type { Unit } from "./units";

/** The values that an input accepts. */
export interface InputRule {
  unit: Unit;
  min: number;
  max: number;
}

/** A row of a bridge: a step up or down, or a total. */
export interface BridgeStep {
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

/** What a formula calculates. A result that does not exist, such as a division by zero, is null. */
export interface Calculation<Result extends string = string, Outcome extends string = string> {
  results: Record<Result, number | null>;
  /** Results that are not numbers but name a part of the chart, such as the largest cost. */
  names: Record<string, string | null>;
  outcome: Outcome;
  chart: FormulaChart;
}

export interface Formula<
  Input extends string = string,
  Result extends string = string,
  Outcome extends string = string,
> {
  inputs: Record<Input, InputRule>;
  results: Record<Result, Unit>;
  names: readonly string[];
  outcomes: readonly Outcome[];
  parts: readonly string[];
  calculate(values: Record<Input, number>): Calculation<Result, Outcome>;
}

/** A quotient; null unless the divisor is positive. */
export const ratioOf = (value: number, by: number): number | null => (by > 0 ? value / by : null);
