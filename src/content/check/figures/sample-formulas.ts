/** Checks the leaks of the sample audit against their formulas: `600 parcels a month × $4.10 × 12`. */
import { entryOf, problemAt, type Entry } from "../../read/entry";
import type { Problem } from "../../../model/problem";
import { amountsIn } from "../../../lib/amounts";
import { writeDecimal } from "../../../lib/decimal";
import { evaluate } from "./evaluate";

export function sampleFormulas(entries: readonly Entry[]): Problem[] {
  const page = entryOf(entries, "AuditPage");
  return (page?.data.sample.leaks ?? []).flatMap(({ formula, yearly }, index): Problem[] => {
    // The first figure between two operators counts, and `3% of $100` is a product.
    const parts = formula.replaceAll("% of ", "% × ").split(/([×÷+−()]| - )/);
    const line = parts.map((part, at) => (at % 2 ? part : (amountsIn(part)[0]?.text ?? "")));
    const value = parts.length > 1 ? evaluate(line.join(" ")) : undefined;
    if (!page || value === undefined || Math.abs(value - yearly) <= 0.5) return [];
    const message = `is ${yearly}, but its formula gives ${writeDecimal(value, 0, 2)}`;
    return [{ ...problemAt(page, ["sample", "leaks", index, "yearly"], message), isWarning: true }];
  });
}
