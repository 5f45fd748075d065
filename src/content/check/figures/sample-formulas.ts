/** Checks the leaks of the sample audit against their formulas: `600 parcels a month × $4.10 × 12`. */
import { problemAt, type Entry } from "../../read/entry";
import type { Problem } from "../../../model/problem";
import { writeDecimal } from "../../../lib/decimal";
import { amountsIn } from "../../../lib/amounts";
import { evaluate } from "./arithmetic";

const operators = /([×÷+−()]| - )/;

/** Evaluates a formula with words: the first figure between two operators counts, and `3% of $100` is a product. */
function valueOf(formula: string): number | undefined {
  const parts = formula.replaceAll("% of ", "% × ").split(operators);
  if (parts.length === 1) return undefined;
  const line = parts.map((part) =>
    operators.test(part) ? part : (amountsIn(part)[0]?.text ?? ""),
  );
  return evaluate(line.join(" "));
}

export const sampleFormulas = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    if (entry.kind !== "AuditPage") return [];
    const { sample } = (entry as Entry<"AuditPage">).data;
    return sample.leaks.flatMap(({ formula, yearly }, index) => {
      const value = valueOf(formula);
      if (value === undefined || Math.abs(value - yearly) <= 0.5) return [];
      const message = `is ${yearly}, but its formula gives ${writeDecimal(value, 0, 2)}`;
      return problemAt(entry, ["sample", "leaks", index, "yearly"], message);
    });
  });
