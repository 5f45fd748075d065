/** Columns of figures are aligned right, so that digits of the same size are below each other. */
import type { Element } from "hast";
import toText from "hast-util-to-string";

/** A sum, a share, a count, a length of time: at most a unit of one word after the digits. */
const figure = /^[+−-]?[£$€]?\d[\d,.]*\s?(?:%|×|[a-z]+)?$/i;

const elementsIn = (node: Element, names: readonly string[]): Element[] =>
  node.children.filter(
    (child): child is Element => child.type === "element" && names.includes(child.tagName),
  );

const cellsOf = (row: Element): Element[] => elementsIn(row, ["td", "th"]);

/** Whether a column is one of figures: two or more, and at most one cell that says something else. */
function isFigures(cells: string[]): boolean {
  const filled = cells.filter(Boolean);
  const figures = filled.filter((text) => figure.test(text)).length;
  return figures >= 2 && filled.length - figures <= 1;
}

/** Rewrites the rows of a table, wherever in it they are. */
const mapRows = (node: Element, change: (row: Element) => Element): Element => ({
  ...node,
  children: node.children.map((child) => {
    if (child.type !== "element") return child;
    return child.tagName === "tr" ? change(child) : mapRows(child, change);
  }),
});

const rowsOf = (table: Element): Element[] =>
  ["tbody", "table"].flatMap((parent) =>
    (parent === "table" ? [table] : elementsIn(table, [parent])).flatMap((part) =>
      elementsIn(part, ["tr"]),
    ),
  );

/**
 * Gives the columns of figures of a table their alignment.
 * @param table a table as remark makes it
 * @returns the table, with `align: "right"` on each cell of a column of figures; a table whose author
 *   aligned a column, and the first column of every table, stay as they are
 */
export function alignFigures(table: Element): Element {
  const body = rowsOf(table).map(cellsOf);
  const heads = elementsIn(table, ["thead"]).flatMap((head) =>
    elementsIn(head, ["tr"]).flatMap(cellsOf),
  );
  if ([...heads, ...body.flat()].some(({ properties }) => properties?.align)) return table;
  const texts = body.map((cells) => cells.map((cell) => toText(cell).trim()));
  const columns = Math.max(0, ...texts.map((cells) => cells.length));
  const figures = Array.from(
    { length: columns },
    (_, column) => column > 0 && isFigures(texts.map((cells) => cells[column] ?? "")),
  );
  return mapRows(table, (row) => {
    let column = -1;
    return {
      ...row,
      children: row.children.map((cell) => {
        if (cell.type !== "element") return cell;
        column += 1;
        return figures[column]
          ? { ...cell, properties: { ...cell.properties, align: "right" } }
          : cell;
      }),
    };
  });
}
