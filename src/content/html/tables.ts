/** Lays out tables of texts: gives rows their heads, and marks tables that a phone shows as lists. */
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

/** The texts of each column, in the order of the rows. A missing cell at the end of a row counts as empty. */
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

/** A sum, a share, a count or a duration, with at most one word as its unit. */
const figure = /^[+−-]?\p{Sc}?\d(?:[\d,.’']|\s\d{3})*\s?(?:%|×|\p{Sc}|\p{L}+\.?)?$/u;

const isFigure = (text: string): boolean => figure.test(text);

/** The most characters of a cell that does not count as a sentence. */
const longestLabel = 24;

const hasSentence = (cells: string[]): boolean => cells.some((text) => text.length > longestLabel);

/** Makes the first cell of each row its head, if the first column has words in every row. */
export function headRows(table: Element): Element {
  const [first = [], ...others] = columnTexts(bodyCells(table));
  if (others.length === 0 || !first.every((text) => /\p{L}/u.test(text))) return table;
  return mapCells(table, (cell, column) =>
    column === 0 && cell.tagName === "td"
      ? { ...cell, tagName: "th", properties: { ...cell.properties, scope: "row" } }
      : cell,
  );
}

/** The most characters that fit on a line of a table on a phone. */
const phoneLine = 45;

const columnGap = 2;

/** The least width of a column in characters: neither figures nor words are broken. */
function widthOf(texts: string[]): number {
  const unbreakable = texts.flatMap((text) => (isFigure(text) ? text : text.split(/[\s-]+/)));
  return Math.max(...unbreakable.map(({ length }) => length)) + columnGap;
}

/**
 * Marks a table that a phone shows as a list: one of three columns or more that is wider than a phone, or has sentences
 * after its first column. Other tables stay as they are, since readers compare their figures across rows.
 * @returns the table with the class `stacked`. Each cell has the head of its column as `data-head`; the first of a row
 *   has it only if it numbers the row. If only one column has figures, its cells have the class `trailing`.
 */
export function stackTable(table: Element): Element {
  const heads = headCells(table).map((cell) => toText(cell).trim());
  const rows = bodyCells(table);
  const texts = columnTexts(rows);
  const isRight = texts.map((_, column) =>
    rows.some((cells) => cells[column]?.properties?.align === "right"),
  );
  const hasSentences = texts.some(
    (cells, column) => column > 0 && !isRight[column] && hasSentence(cells),
  );
  const width = texts.reduce(
    (sum, cells, column) => sum + widthOf([heads[column] ?? "", ...cells]),
    -columnGap,
  );
  if (heads.length < 3 || !(hasSentences || width > phoneLine)) return table;
  const numbersRows = texts[0]?.every((text) => /^(\d|$)/.test(text));
  const hasOneFigure = isRight.filter(Boolean).length === 1;
  const marked = mapCells(table, (cell, column) => {
    if (cell.tagName !== "td") return cell;
    const placed =
      hasOneFigure && isRight[column] && column > 0 ? addClass(cell, "trailing") : cell;
    return (column > 0 || numbersRows) && heads[column]
      ? { ...placed, properties: { ...placed.properties, dataHead: heads[column] } }
      : placed;
  });
  return addClass(marked, "stacked");
}
