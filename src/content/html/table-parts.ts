/** The parts of a table of a text, and ways to change them. */
import type { Element } from "hast";
import toText from "hast-util-to-string";

const elementsIn = (node: Element, names: readonly string[]): Element[] =>
  node.children.filter(
    (child): child is Element => child.type === "element" && names.includes(child.tagName),
  );

const cellsOf = (row: Element): Element[] => elementsIn(row, ["td", "th"]);

export const bodyCells = (table: Element): Element[][] =>
  [table, ...elementsIn(table, ["tbody"])].flatMap((part) => elementsIn(part, ["tr"])).map(cellsOf);

export const headCells = (table: Element): Element[] =>
  elementsIn(table, ["thead"])
    .flatMap((head) => elementsIn(head, ["tr"]))
    .flatMap(cellsOf);

/** @returns for each column the texts of its cells, in the order of the rows; a row that ends early has empty ones */
export function columnTexts(rows: readonly Element[][]): string[][] {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: columns }, (_, column) =>
    rows.map((cells) => (cells[column] ? toText(cells[column]).trim() : "")),
  );
}

/**
 * Changes the cells of a table, wherever in it they are.
 * @param change gets a cell and the place of its column, from 0
 */
export const mapCells = (
  node: Element,
  change: (cell: Element, column: number) => Element,
): Element => {
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
};

export function addClass(element: Element, name: string): Element {
  const { className } = element.properties ?? {};
  const names = Array.isArray(className) ? className : [];
  return { ...element, properties: { ...element.properties, className: [...names, name] } };
}
