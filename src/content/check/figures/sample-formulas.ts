/** A leak of the audit's sample costs what its formula gives: `600 parcels a month × $4.10 × 12`. */
import { problemAt, type Entry } from "../../read/entry";
import type { Problem } from "../../../model/problem";
import { writeDecimal } from "../../../lib/decimal";
import { amountsIn } from "../../../lib/amounts";
import { evaluate } from "./arithmetic";

const operators = /([×÷+−()]| - )/;

/** The figures that a part of a formula may stand for: any of those between its words; `3% of $100` is their product. */
function choicesOf(part: string): string[] {
  const share = /([\d.]+%) of ([$€£]?[\d,.]*\d)/.exec(part);
  if (share) return [`(${share[1]} × ${share[2]})`];
  return amountsIn(part).map(({ text }) => text);
}

/**
 * Evaluates a formula with words between its figures.
 * @returns its value for each choice of figures; empty if it is no calculation
 */
function valuesOf(formula: string): number[] {
  const parts = formula.split(operators).filter((part) => part.trim() !== "");
  const isOperator = (part: string) => operators.test(` ${part.trim()} `);
  if (!parts.some(isOperator)) return [];
  const choices = parts.map((part) => (isOperator(part) ? [part.trim()] : choicesOf(part)));
  // Words without a figure, such as those before a bracket ends, are no part of the calculation.
  const counted = choices.filter((choice) => choice.length > 0);
  const lines = counted.reduce<string[]>(
    (before, choice) => before.flatMap((line) => choice.map((next) => `${line} ${next}`)),
    [""],
  );
  return lines.flatMap((line) => evaluate(line) ?? []);
}

export const sampleFormulas = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    if (entry.kind !== "AuditPage") return [];
    const { sample } = (entry as Entry<"AuditPage">).data;
    return sample.leaks.flatMap(({ formula, yearly }, index) => {
      const values = valuesOf(formula);
      if (values.length === 0 || values.some((value) => Math.abs(value - yearly) <= 0.5)) return [];
      const right = writeDecimal(values[0] ?? 0, 0, 2);
      const message = `is ${yearly}, but its formula gives ${right}`;
      return problemAt(entry, ["sample", "leaks", index, "yearly"], message);
    });
  });
