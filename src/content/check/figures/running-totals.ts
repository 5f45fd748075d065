/** In a table that leads from sales to profit, each total is what the rows before it leave. */
import type { Table } from "mdast";
import { isRounded, writeLike } from "../../../lib/amounts";
import { atCell, columnsOf, type Cell, type FigureProblem } from "./figure-columns";

/** Rows that name what is left after costs. */
const left = /\b(profit|contribution|revenue|net sales|margin|left|CM\d)\b/i;

/** The amounts of a column in the unit of its first sum of money. */
function moneyOf(column: readonly Cell[]) {
  const cells = column.flatMap((cell) => (cell.amount ? [{ ...cell, amount: cell.amount }] : []));
  const unit = cells.find(({ amount }) => /[$€£]/.test(amount.unit))?.amount.unit;
  return cells.filter(({ amount }) => unit && amount.unit === unit);
}

/** Checks one column; one whose rows are not all costs and what they leave is left alone. */
function columnProblems(column: readonly Cell[]): FigureProblem[] {
  const cells = moneyOf(column);
  const first = cells.findIndex(({ amount }) => amount.value < 0);
  const costs = cells.filter(({ amount }) => amount.value < 0).length;
  const totals = cells.slice(first).filter(({ amount }) => amount.value > 0 && !amount.signed);
  const isBridge =
    first > 0 && costs >= 2 && totals.every(({ label, strong }) => strong || left.test(label));
  if (!isBridge) return [];
  const before = cells.slice(0, first).map(({ amount }) => amount.value);
  // Rows above the first cost are one sum, or the first is the sum and the others explain it.
  let running = [before[0] ?? 0, before.reduce((sum, value) => sum + value, 0)];
  const problems: FigureProblem[] = [];
  for (const cell of cells.slice(first)) {
    const { amount } = cell;
    if (amount.value <= 0 || amount.signed) {
      running = running.map((value) => value + amount.value);
      continue;
    }
    if (!running.some((value) => isRounded(amount, value))) {
      const right = writeLike(amount, running[0] ?? 0);
      problems.push(atCell(cell, `is ${amount.text}, but the rows before it leave ${right}`));
    }
    running = [amount.value];
  }
  return problems;
}

export const runningTotals = (table: Table): FigureProblem[] =>
  columnsOf(table).flatMap(columnProblems);
