/** The figures of a Markdown table, column by column. */
import type { PhrasingContent, Table, TableCell } from "mdast";
import toString from "mdast-util-to-string";
import { amountOf, type Amount } from "../../../lib/amounts";

export interface FigureProblem {
  line: number;
  column: number;
  field: string;
  message: string;
}

export interface Cell {
  label: string;
  text: string;
  amount: Amount | undefined;
  strong: boolean;
  node: TableCell;
}

const isStrong = ({ children }: { children: readonly PhrasingContent[] }): boolean =>
  children.length > 0 && children.every(({ type }) => type === "strong");

/** The columns of a table after its first, each from the first row below the heads to the last. */
export function columnsOf({ children: [heads, ...rows] }: Table): Cell[][] {
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

export function atCell({ node, label }: Cell, message: string): FigureProblem {
  // A cell begins at the blank after its bar.
  const { line = 1, column = 1 } = (node.children[0] ?? node).position?.start ?? {};
  return { line, column, field: "table", message: `${label}: ${message}` };
}
