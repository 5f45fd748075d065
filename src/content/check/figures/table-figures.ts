/** Recomputes the figures of Markdown tables, column by column: totals, amounts after costs, margins. */
import type { PhrasingContent, Table, TableCell } from "mdast";
import toString from "mdast-util-to-string";
import { amountOf, isRounded, writeLike, type Amount } from "../../../lib/amounts";
import type { TextProblem } from "../../../model/problem";

interface Cell {
  label: string;
  text: string;
  amount: Amount | undefined;
  strong: boolean;
  node: TableCell;
}

const isStrong = ({ children }: { children: readonly PhrasingContent[] }): boolean =>
  children.length > 0 && children.every(({ type }) => type === "strong");

/** The columns of a table, without the first column and without the row of heads. */
function columnsOf({ children: [heads, ...rows] }: Table): Cell[][] {
  const count = heads?.children.length ?? 0;
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    rows.flatMap(({ children }): Cell[] => {
      const [first] = children;
      const node = children[index + 1];
      if (!first || !node) return [];
      const text = toString(node).trim();
      const label = toString(first).trim();
      return [{ label, text, amount: amountOf(text), strong: isStrong(node), node }];
    }),
  );
}

function atCell({ node, label }: Cell, message: string): TextProblem {
  // The position of the cell itself is that of the space before its text.
  const { line = 1, column = 1 } = (node.children[0] ?? node).position?.start ?? {};
  return { line, column, field: "table", message: `${label}: ${message}` };
}

const isTotal = ({ label }: Cell): boolean => /^total\b/i.test(label);

/** Each share is rounded, so the sum of shares may be off by half of the last digit for each. */
const isSum = (total: Amount, sum: number, count: number): boolean =>
  isRounded(total, sum) ||
  (total.unit === "%" && Math.abs(total.value - sum) <= (count * total.step) / 2);

function totalProblem(total: Cell, above: readonly Cell[]): TextProblem[] {
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

/** Checks that a row "Total" is the sum or the average of the rows above it, in columns with figures of one unit. */
const tableTotals = (table: Table): TextProblem[] =>
  columnsOf(table).flatMap((column) => {
    let from = 0;
    return column.flatMap((cell, index) => {
      // A total without rows above it comes from another table.
      if (!isTotal(cell) || index === from) return [];
      const above = column.slice(from, index);
      from = index + 1;
      return totalProblem(cell, above);
    });
  });

/** Labels of rows with the amount that is left after costs. */
const left = /\b(profit|contribution|revenue|net sales|margin|left|CM\d)\b/i;

/** The amounts of a column in the currency of its first sum of money. */
function moneyOf(column: readonly Cell[]) {
  const cells = column.flatMap((cell) => (cell.amount ? [{ ...cell, amount: cell.amount }] : []));
  const unit = cells.find(({ amount }) => /[$€£]/.test(amount.unit))?.amount.unit;
  return cells.filter(({ amount }) => unit && amount.unit === unit);
}

/** Checks a column whose rows are costs and the amounts that are left; skips any other column. */
function bridgeProblems(column: readonly Cell[]): TextProblem[] {
  const cells = moneyOf(column);
  const first = cells.findIndex(({ amount }) => amount.value < 0);
  const costs = cells.filter(({ amount }) => amount.value < 0).length;
  const totals = cells.slice(first).filter(({ amount }) => amount.value > 0 && !amount.signed);
  const isBridge =
    first > 0 && costs >= 2 && totals.every(({ label, strong }) => strong || left.test(label));
  if (!isBridge) return [];
  const before = cells.slice(0, first).map(({ amount }) => amount.value);
  // The rows above the first cost add up, or the first is the sum and the others explain it.
  let running = [before[0] ?? 0, before.reduce((sum, value) => sum + value, 0)];
  const problems: TextProblem[] = [];
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

/** Checks each total of a table that leads from sales to profit against the rows before it. */
const runningTotals = (table: Table): TextProblem[] => columnsOf(table).flatMap(bridgeProblems);

const margin = /^(net|operating|profit) margin\b/i;
const profit = /^(net|operating) profit\b/i;
const sales = [/^revenue\b/i, /^net sales\b/i, /^(yearly )?sales\b/i];

const find = (column: readonly Cell[], label: RegExp): Cell | undefined =>
  column.find((cell) => label.test(cell.label));

/** Checks that a row "Net margin" is the profit divided by the revenue. */
const marginRows = (table: Table): TextProblem[] =>
  columnsOf(table).flatMap((column) => {
    const share = find(column, margin);
    const profitValue = find(column, profit)?.amount?.value;
    const salesValue = sales.map((label) => find(column, label)).find(Boolean)?.amount?.value;
    if (share?.amount?.unit !== "%" || profitValue === undefined || !salesValue) return [];
    const right = (profitValue / salesValue) * 100;
    if (isRounded(share.amount, right)) return [];
    const written = writeLike(share.amount, right);
    return [atCell(share, `is ${share.text}, but profit divided by revenue is ${written}`)];
  });

export const tableFigures = (table: Table): TextProblem[] => [
  ...tableTotals(table),
  ...runningTotals(table),
  ...marginRows(table),
];
