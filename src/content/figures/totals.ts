/** Checks the rows of Markdown tables that are called totals. */
import type { Table } from "mdast";
import toString from "mdast-util-to-string";
import { amountOf, isRounded, writeLike } from "../../lib/amounts";
import type { Locale } from "../../lib/locale";
import type { TextProblem } from "../../model/problem";
import { placeOf } from "../read/parse-markdown";

const total = /^(?:grand |sub)?totals?:?$|^sum:?$/i;

/** Matches the label of a row that is a part of the row above it. */
const part = /^(?:of which|thereof|incl|[^\p{L}\p{N}{])/iu;

/** Compares each total with the rows between it and the total before it. */
export function totalFaults({ children: [, ...rows] }: Table, locale: Locale): TextProblem[] {
  const texts = rows.map(({ children }) => children.map((cell) => toString(cell).trim()));
  let from = 0;
  return rows.flatMap(({ children }, index) => {
    const [label = "", ...cells] = texts[index] ?? [];
    if (!total.test(label)) return [];
    const above = texts.slice(from, index).filter(([name = ""]) => !part.test(name));
    if (!/^sub/i.test(label)) from = index + 1;
    return cells.flatMap((text, column): TextProblem[] => {
      const amount = amountOf(text, locale);
      const parts = above.map((row) => amountOf(row[column + 1] ?? "", locale));
      // Rates follow each other, or are of different wholes.
      if (!amount || amount.unit === "%" || parts.length < 2) return [];
      if (parts.some((each) => each?.unit !== amount.unit || each.value < 0)) return [];
      const values = parts.map((each) => each?.value ?? 0);
      const sum = values.reduce((before, value) => before + value, 0);
      // A row that is the sum of those before it may be a subtotal, which counts once.
      const sums = values.map((_, end) => values.slice(0, end).reduce((a, b) => a + b, 0));
      const hasSubtotal = values.some((value, row) => row > 1 && value === sums[row]);
      // Each figure is rounded, so the sum may be off by half of the last digit of each.
      const slack = (values.length * amount.step) / 2;
      const isRight = isRounded(amount, sum) || Math.abs(amount.value - sum) <= slack;
      // An average is between the rows, and the total of a funnel below them.
      if (isRight || hasSubtotal || amount.value <= Math.max(...values)) return [];
      const [cell] = children[column + 1]?.children ?? [];
      const message = `${label}: is ${text}, but the rows above it add up to ${writeLike(amount, sum, locale)}`;
      return [
        {
          ...(cell ? placeOf(cell) : { line: 1, column: 1 }),
          field: "table",
          rule: "sum",
          message,
        },
      ];
    });
  });
}
