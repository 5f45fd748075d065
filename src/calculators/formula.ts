/** What a calculator's formula consists of, apart from its words, which stand in content. */
import type { Unit } from "./units";

/** What may be typed for a quantity. */
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

/** A straight line over months, from its value at the start. */
export interface MonthLine {
  part: string;
  start: number;
  perMonth: number;
}

export type Drawing =
  | { kind: "bridge"; unit: Unit; steps: BridgeStep[] }
  | {
      kind: "months";
      months: number;
      lines: MonthLine[];
      /** The months whose figures are told beside the drawing. */
      stations: { part: string; month: number }[];
      /** The month at which the first line crosses nil, if it does. */
      mark: number | null;
    };

/** A calculation with figures put in. A result that does not exist, such as a division by zero, is null. */
export interface Worked<Result extends string = string, Outcome extends string = string> {
  results: Record<Result, number | null>;
  /** Results that are no figure but one of the drawing's parts, such as the dearest cost. */
  names: Record<string, string | null>;
  outcome: Outcome;
  drawing: Drawing;
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
  /** What the drawing consists of. */
  parts: readonly string[];
  work(values: Record<Input, number>): Worked<Result, Outcome>;
}

/** A quotient, or null where there is nothing to divide by. */
export const ratioOf = (value: number, by: number): number | null => (by > 0 ? value / by : null);
