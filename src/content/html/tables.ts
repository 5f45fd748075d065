/** Tables of texts: figures are below each other, and a table that a phone has no room for is a list there. */
import type { Element } from "hast";
import toText from "hast-util-to-string";

const elementsIn = (node: Element, names: readonly string[]): Element[] =>
  node.children.filter(
    (child): child is Element => child.type === "element" && names.includes(child.tagName),
  );

const cellsOf = (row: Element): Element[] => elementsIn(row, ["td", "th"]);

const bodyCells = (table: Element): Element[][] =>
  [table, ...elementsIn(table, ["tbody"])].flatMap((part) => elementsIn(part, ["tr"])).map(cellsOf);

const headCells = (table: Element): Element[] =>
  elementsIn(table, ["thead"])
    .flatMap((head) => elementsIn(head, ["tr"]))
    .flatMap(cellsOf);

/** The texts of each column in the order of the rows; a row that ends early has empty ones. */
function columnTexts(rows: readonly Element[][]): string[][] {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: columns }, (_, column) =>
    rows.map((cells) => (cells[column] ? toText(cells[column]).trim() : "")),
  );
}

/** Changes the cells of a table; `change` gets a cell and the number of its column, from 0. */
function mapCells(node: Element, change: (cell: Element, column: number) => Element): Element {
  let column = -1;
  return {
    ...node,
    children: node.children.map((child) => {
      if (child.type !== "element") return child;
      if (node.tagName !== "tr") return mapCells(child, change);
      column += 1;
      return change(child, column);
    }),
  };
}

export function addClass(element: Element, name: string): Element {
  const { className } = element.properties ?? {};
  const names = Array.isArray(className) ? className : [];
  return { ...element, properties: { ...element.properties, className: [...names, name] } };
}

/** A sum, a share, a count, a length of time: at most a unit of one word after the digits. */
const figure = /^[+−-]?[£$€]?\d[\d,.]*\s?(?:%|×|[a-z]+)?$/i;

const isFigure = (text: string): boolean => figure.test(text);

/** The most characters of a cell whose words are no sentence. */
const longestLabel = 24;

const isSentences = (cells: string[]): boolean => cells.some((text) => text.length > longestLabel);

/** Whether a column is one of figures: two or more, and at most one cell, or half of them in plain words, beside them. */
function isFigures(cells: string[]): boolean {
  const filled = cells.filter(Boolean);
  const others = filled.filter((text) => !isFigure(text));
  const figures = filled.length - others.length;
  const arePlainWords = !isSentences(others) && others.every((text) => !/\d/.test(text));
  return figures >= 2 && (others.length <= 1 || (others.length <= figures && arePlainWords));
}

/**
 * @returns the table, with `align: "right"` on each cell of a column of figures; a table whose author
 * aligned a column, and the first column of every table, stay as they are
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

/** The most characters that fit on a line of a table on a phone. */
const phoneLine = 45;

const betweenColumns = 2;

/** The characters that a column needs: figures stay whole, and so do words. */
function widthOf(texts: string[]): number {
  const wholes = texts.flatMap((text) => (isFigure(text) ? text : text.split(/[\s-]+/)));
  return Math.max(...wholes.map(({ length }) => length)) + betweenColumns;
}

/**
 * Marks a table of three columns or more that has sentences beside its first column, or is wider than a phone.
 * @returns the table with the class `stacked`. Each cell but a row's first has the head of its column as `data-head`,
 *   and the first one too if it only numbers the row; the cells of a single column of figures have the class `beside`,
 *   since they are beside the first. Any other table as it was, since its figures are compared across rows.
 */
export function stackTable(table: Element): Element {
  const heads = headCells(table).map((cell) => toText(cell).trim());
  const rows = bodyCells(table);
  const texts = columnTexts(rows);
  const isRight = texts.map((_, column) =>
    rows.some((cells) => cells[column]?.properties?.align === "right"),
  );
  const isRead = texts.some(
    (cells, column) => column > 0 && !isRight[column] && isSentences(cells),
  );
  const width = texts.reduce(
    (sum, cells, column) => sum + widthOf([heads[column] ?? "", ...cells]),
    -betweenColumns,
  );
  if (heads.length < 3 || !(isRead || width > phoneLine)) return table;
  const numbersRows = texts[0]?.every((text) => /^(\d|$)/.test(text));
  const hasOneFigure = isRight.filter(Boolean).length === 1;
  const marked = mapCells(table, (cell, column) => {
    if (cell.tagName !== "td") return cell;
    const placed = hasOneFigure && isRight[column] && column > 0 ? addClass(cell, "beside") : cell;
    return (column > 0 || numbersRows) && heads[column]
      ? { ...placed, properties: { ...placed.properties, dataHead: heads[column] } }
      : placed;
  });
  return addClass(marked, "stacked");
}
