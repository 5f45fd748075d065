/** Columns of figures are aligned right, so that digits of the same size are below each other. */
import type { Element } from "hast";
import { bodyCells, columnTexts, headCells, mapCells } from "./table-parts";

/** A sum, a share, a count, a length of time: at most a unit of one word after the digits. */
const figure = /^[+−-]?[£$€]?\d[\d,.]*\s?(?:%|×|[a-z]+)?$/i;

/** Whether a column is one of figures: two or more, and at most one cell that says something else. */
function isFigures(cells: string[]): boolean {
  const filled = cells.filter(Boolean);
  const figures = filled.filter((text) => figure.test(text)).length;
  return figures >= 2 && filled.length - figures <= 1;
}

/**
 * Gives the columns of figures of a table their alignment.
 * @param table a table as remark makes it
 * @returns the table, with `align: "right"` on each cell of a column of figures; a table whose author
 *   aligned a column, and the first column of every table, stay as they are
 */
export function alignFigures(table: Element): Element {
  const body = bodyCells(table);
  if ([...headCells(table), ...body.flat()].some(({ properties }) => properties?.align))
    return table;
  const figures = columnTexts(body).map((texts, column) => column > 0 && isFigures(texts));
  return mapCells(table, (cell, column) =>
    figures[column] ? { ...cell, properties: { ...cell.properties, align: "right" } } : cell,
  );
}
