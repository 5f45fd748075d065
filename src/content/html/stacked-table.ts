/** Tables of sentences: on a phone each row is an entry, so that no column is out of sight. */
import type { Element } from "hast";
import { bodyCells, columnTexts, headCells, mapCells } from "./table-parts";

/** As many characters fit on one line of a column on a phone; a cell of more is read, not compared. */
const lineLength = 24;

/** As many columns as a phone shows of a table whose cells are words; more would be out of sight. */
const mostColumns = 3;

const isSentences = (cells: string[]): boolean => cells.some((text) => text.length > lineLength);

/**
 * Marks a table whose rows are entries.
 * @param table a table as remark makes it, its columns of figures aligned right
 * @returns a table of three and more columns, at least two of which hold sentences, and one of four and more without a
 *   column of figures, with the class `stacked` and, on each cell but a row's first, the head of its column as
 *   `data-head`. Any other table as it was, since its figures are compared across rows; where there are figures, the
 *   first column does not count, because it only names the rows.
 */
export function stackSentences(table: Element): Element {
  const heads = columnTexts([headCells(table)]).flat();
  const rows = bodyCells(table);
  const hasFigures = rows.flat().some(({ properties }) => properties?.align === "right");
  const columns = columnTexts(rows).slice(hasFigures ? 1 : 0);
  const wide = heads.length > mostColumns && !hasFigures;
  const wordy = heads.length >= 3 && columns.filter(isSentences).length >= 2;
  if (!wide && !wordy) return table;
  const marked = mapCells(table, (cell, column) =>
    cell.tagName === "td" && column > 0 && heads[column]
      ? { ...cell, properties: { ...cell.properties, dataHead: heads[column] } }
      : cell,
  );
  return { ...marked, properties: { ...marked.properties, className: ["stacked"] } };
}
