/** Recomputes the figures of Markdown tables, column by column: totals, and amounts after costs. */
import type { PhrasingContent, Table, TableCell } from "mdast";
import toString from "mdast-util-to-string";
import { amountOf, isRounded, writeLike, type Amount } from "../../../lib/amounts";
import type { TextProblem } from "../../../model/problem";

interface Cell {
  label: string;
  text: string;
  node: TableCell;
}

type Row = Cell & { amount: Amount };

/** The columns of a table, without the first column and without the row of heads. */
function columnsOf({ children: [heads, ...rows] }: Table): Cell[][] {
  const count = heads?.children.length ?? 0;
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    rows.flatMap(({ children }): Cell[] => {
      const [first] = children;
      const node = children[index + 1];
      if (!first || !node) return [];
      return [{ label: toString(first).trim(), text: toString(node).trim(), node }];
    }),
  );
}

const rowsOf = (cells: readonly Cell[]): Row[] =>
  cells.flatMap((cell) => {
    const amount = amountOf(cell.text);
    return amount ? { ...cell, amount } : [];
  });

function warning({ node, label, amount }: Row, clause: string, right: number): TextProblem {
  // The position of the cell itself is that of the space before its text.
  const { line = 1, column = 1 } = (node.children[0] ?? node).position?.start ?? {};
  const message = `${label}: is ${amount.text}, but ${clause} ${writeLike(amount, right)}`;
  return { line, column, field: "table", message, isWarning: true };
}

const total = /^(?:grand |sub)?totals?\b[\w ]*:?$|^sum:?$/i;

/** Matches the label of a row that is a part of the row above it. */
const part = /^(?:of which|thereof|incl|[^\p{L}\p{N}{])/iu;

/** The sums that rows may have: a row that is the sum of those before it may be a subtotal, which counts once. */
const sumsOf = (rows: readonly Row[]): number[] =>
  [false, true].map((hasSubtotals) =>
    rows.reduce(
      (sum, { amount }, index) =>
        hasSubtotals && index > 1 && isRounded(amount, sum) ? sum : sum + amount.value,
      0,
    ),
  );

function totalFaults(row: Row, above: readonly Cell[]): TextProblem[] {
  const { amount, label } = row;
  const cells = above.filter((cell) => cell.text && !part.test(cell.label));
  const rows = rowsOf(cells).filter(({ amount: { unit } }) => unit === amount.unit);
  const values = rows.map((each) => each.amount.value);
  const isShare = amount.unit === "%";
  // An average is between the rows, and the total of a funnel below them.
  const isNoSum =
    amount.value <= Math.max(...values) && (isShare || amount.value >= Math.min(...values));
  if (rows.length < 2 || rows.length < cells.length || isNoSum) return [];
  const sums = sumsOf(rows);
  const growth = values.reduce((product, value) => product * (1 + value / 100), 100) - 100;
  // Each figure is rounded, so the sum may be off by half of the last digit of each.
  const slack = isShare || amount.step !== 1 ? (rows.length * amount.step) / 2 : 0;
  const [right = 0] = sums;
  const isRight =
    sums.some((sum) => isRounded(amount, sum) || Math.abs(amount.value - sum) <= slack) ||
    (isShare && isRounded(amount, growth)) ||
    // A total with more words may count each buyer once, and so be less than the rows.
    (/\w \w/.test(label) && amount.value < right);
  return isRight ? [] : [warning(row, "the rows above it add up to", right)];
}

/** Checks each total against the rows between it and the total before it. */
function columnTotals(column: readonly Cell[]): TextProblem[] {
  let from = 0;
  return column.flatMap((cell, index) => {
    const [row] = rowsOf([cell]);
    const above = column.slice(from, index);
    if (!row || !total.test(row.label) || above.length === 0) return [];
    if (!/^sub/i.test(row.label)) from = index + 1;
    return totalFaults(row, above);
  });
}

/** Labels of rows with the amount that is left after costs. */
const left = /\b(total|profit|contribution|revenue|net sales|margin|left|CM\d)\b/i;

const isStrong = ({ children }: { children: readonly PhrasingContent[] }): boolean =>
  children.length > 0 && children.every(({ type }) => type === "strong");

/** Checks a column of money that leads from sales over costs to amounts that are left; skips any other column. */
function amountsLeft(column: readonly Cell[]): TextProblem[] {
  const rows = rowsOf(column).filter(({ amount }) => /[$€£]/.test(amount.unit));
  const costs = rows.filter(({ amount }) => amount.value < 0);
  const first = costs[0] ? rows.indexOf(costs[0]) : 0;
  const isLeft = ({ amount }: Row) => amount.value > 0 && !amount.signed;
  const isBridge = rows
    .slice(first)
    .every((row) => !isLeft(row) || isStrong(row.node) || left.test(row.label));
  if (first < 1 || costs.length < 2 || !isBridge) return [];
  const before = rows.slice(0, first).map(({ amount }) => amount.value);
  // The rows above the first cost add up, or the first is the sum and the others explain it.
  let running = [before[0] ?? 0, before.reduce((sum, value) => sum + value, 0)];
  return rows.slice(first).flatMap((row) => {
    const [right = 0] = running;
    const isRight = running.some((value) => isRounded(row.amount, value));
    running = isLeft(row) ? [row.amount.value] : running.map((value) => value + row.amount.value);
    return isRight || !isLeft(row) ? [] : [warning(row, "the rows before it leave", right)];
  });
}

export const tableFaults = (table: Table): TextProblem[] =>
  columnsOf(table).flatMap((column) =>
    rowsOf(column).some(({ amount }) => amount.value < 0)
      ? amountsLeft(column)
      : columnTotals(column),
  );
