/** A row "Total" of a table is the sum of the rows above it, or their average. */
import type { Table } from "mdast";
import { isRounded, writeLike, type Amount } from "../../../lib/amounts";
import { atCell, columnsOf, type Cell, type FigureProblem } from "./figure-columns";

const isTotal = ({ label }: Cell): boolean => /^total\b/i.test(label);

/** Shares are rounded one by one, so that their sum may be off by half of the last digit for each. */
const isSum = (total: Amount, sum: number, count: number): boolean =>
  isRounded(total, sum) ||
  (total.unit === "%" && Math.abs(total.value - sum) <= (count * total.step) / 2);

function totalProblem(total: Cell, above: readonly Cell[]): FigureProblem[] {
  const { amount } = total;
  const cells = above.filter(({ text }) => text !== "");
  const parts = cells.flatMap((cell) => (cell.amount ? [cell.amount] : []));
  if (!amount || parts.length < 2 || parts.length < cells.length) return [];
  if (parts.some(({ unit }) => unit !== amount.unit)) return [];
  const values = parts.map(({ value }) => value);
  const sum = values.reduce((running, value) => running + value, 0);
  const isAverage = amount.value >= Math.min(...values) && amount.value <= Math.max(...values);
  if (isAverage || isSum(amount, sum, values.length)) return [];
  const right = writeLike(amount, sum);
  return [atCell(total, `is ${amount.text}, but the rows above it add up to ${right}`)];
}

/** Recomputes the totals of a table. A column with anything but figures of one unit is left alone. */
export const tableTotals = (table: Table): FigureProblem[] =>
  columnsOf(table).flatMap((column) => {
    let from = 0;
    return column.flatMap((cell, index) => {
      // A total that nothing stands above is taken from another table.
      if (!isTotal(cell) || index === from) return [];
      const above = column.slice(from, index);
      from = index + 1;
      return totalProblem(cell, above);
    });
  });
