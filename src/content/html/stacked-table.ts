/** Tables that a phone has no room for, or whose rows are read: there each row is an entry, and no column out of sight. */
import type { Element } from "hast";
import { isSentences, isWhole } from "./table-columns";
import { addClass, bodyCells, columnTexts, headCells, mapCells } from "./table-parts";

/** Whether the cells of a column only number the rows: `1 to 3`, `19`. */
const isNumbering = (cells: string[]): boolean =>
  cells.some(Boolean) && cells.every((text) => !text || /^\d/.test(text));

/** The most characters that fit on a line of a table on a phone. */
const phoneLine = 45;

const betweenColumns = 2;

/** The narrowest column of sentences, in characters. */
const sentenceWidth = 14;

const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]+/).map(({ length }) => length));

/** The characters that a column needs: figures stay whole, and so do words. */
const widthOf = (head: string, cells: string[]): number =>
  Math.max(
    isSentences(cells) ? sentenceWidth : 0,
    longestWord(head),
    ...cells.map((text) => (isWhole(text) ? text.length : longestWord(text))),
  );

/** Whether the columns are wider than a phone. */
const isTooWide = (heads: string[], columns: string[][]): boolean =>
  columns.reduce(
    (sum, cells, column) => sum + widthOf(heads[column] ?? "", cells) + betweenColumns,
    -betweenColumns,
  ) > phoneLine;

/** The longest label and figure, in characters, that fit beside the heading of an entry. */
const besideHeading = 18;

/**
 * Marks a table whose rows are entries: one of three columns or more that has sentences beside its first column, or is
 * wider than a phone.
 * @returns the table with the class `stacked`. Each cell but a row's first has the head of its column as `data-head`, and
 *   the first one too if it only numbers the row; the cells of a single, short column of figures have the class
 *   `beside`, since they are beside the first. Any other table as it was, since its figures are compared across rows.
 */
export function stackTable(table: Element): Element {
  const heads = columnTexts([headCells(table)]).flat();
  const rows = bodyCells(table);
  const texts = columnTexts(rows);
  const isRight = texts.map((_, column) =>
    rows.some((cells) => cells[column]?.properties?.align === "right"),
  );
  const figures = isRight.filter(Boolean).length;
  const isRead = texts.some(
    (cells, column) => column > 0 && !isRight[column] && isSentences(cells),
  );
  if (heads.length < 3 || !(isRead || isTooWide(heads, texts))) return table;
  const firstNamed = isNumbering(texts[0] ?? []) ? 0 : 1;
  const isBeside = (column: number) =>
    figures === 1 &&
    column > 0 &&
    isRight[column] &&
    (texts[column] ?? []).every((text) => `${heads[column]} ${text}`.length <= besideHeading);
  const marked = mapCells(table, (cell, column) => {
    if (cell.tagName !== "td") return cell;
    const placed = isBeside(column) ? addClass(cell, "beside") : cell;
    return column >= firstNamed && heads[column]
      ? { ...placed, properties: { ...placed.properties, dataHead: heads[column] } }
      : placed;
  });
  return addClass(marked, "stacked");
}
