import type { Formula } from "../../formulas/formula";
import type { FigureProblem } from "./read-figure";
import type { CalculatorState } from "./calculator-state";
import { fill } from "../../formulas/template";
import { writeQuantity } from "../../formulas/units";

/**
 * Words the problems of fields that the visitor has left with one.
 * @param messages a sentence for each problem; {name} is the label, {min} and {max} are the limits
 * @returns messages by field
 */
export function fieldErrors(
  state: Pick<CalculatorState, "problems" | "shownProblems">,
  inputs: readonly { key: string; name: string }[],
  rules: Formula["inputs"],
  messages: Readonly<Record<FigureProblem, string>>,
  symbol: string,
): Record<string, string> {
  const errors = inputs.flatMap(({ key, name }): [string, string][] => {
    const problem = state.shownProblems.includes(key) ? state.problems[key] : undefined;
    const rule = rules[key];
    if (!problem || !rule) return [];
    const limit = (value: number) => writeQuantity(value, rule.unit, symbol);
    const facts = { name, min: limit(rule.min), max: limit(rule.max) };
    return [[key, fill(messages[problem], facts)]];
  });
  return Object.fromEntries(errors);
}
