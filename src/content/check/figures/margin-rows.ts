/** A row "Net margin" of a table is its profit as a share of its revenue. */
import type { Table } from "mdast";
import { isRounded, writeLike } from "../../../lib/amounts";
import { atCell, columnsOf, type Cell, type FigureProblem } from "./figure-columns";

const margin = /^(net|operating|profit) margin\b/i;
const profit = /^(net|operating) profit\b/i;
const sales = [/^revenue\b/i, /^net sales\b/i, /^(yearly )?sales\b/i];

const find = (column: readonly Cell[], label: RegExp): Cell | undefined =>
  column.find((cell) => label.test(cell.label));

export const marginRows = (table: Table): FigureProblem[] =>
  columnsOf(table).flatMap((column) => {
    const share = find(column, margin);
    const gained = find(column, profit)?.amount?.value;
    const sold = sales.map((label) => find(column, label)).find(Boolean)?.amount?.value;
    if (share?.amount?.unit !== "%" || gained === undefined || !sold) return [];
    const right = (gained / sold) * 100;
    if (isRounded(share.amount, right)) return [];
    const written = writeLike(share.amount, right);
    return [atCell(share, `is ${share.text}, but profit divided by revenue is ${written}`)];
  });
