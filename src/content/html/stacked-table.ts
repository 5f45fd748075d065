/** Tables of words: on a phone each row is an entry, so that no column is out of sight. */
import type { Element } from "hast";
import { isSentences } from "./table-columns";
import { addClass, bodyCells, columnTexts, headCells, mapCells } from "./table-parts";

/** As many columns as a phone shows of a table whose cells are words; more would be out of sight. */
const mostColumns = 3;

/** Whether the cells of a column only number the rows: `1 to 3`, `19`. */
const isNumbering = (cells: string[]): boolean =>
  cells.some(Boolean) && cells.every((text) => !text || /^\d/.test(text));

interface Columns {
  count: number;
  /** How many beside the first hold sentences, and how many with the first. */
  sentences: number;
  sentencesInAll: number;
  figures: number;
}

/** Whether the rows are read one by one; figures in two columns and more are compared across rows. */
function isRead({ count, sentences, sentencesInAll, figures }: Columns): boolean {
  if (count < 3) return false;
  if (figures === 0) return count > mostColumns || sentencesInAll >= 2 || sentences >= 1;
  return sentences >= (figures === 1 ? 1 : 2);
}

/**
 * Marks a table whose rows are entries.
 * @param table a table as remark makes it, its columns of figures aligned right
 * @returns the table with the class `stacked` if it has three columns or more and its rows are read: it holds sentences
 *   beside the first column and at most one column of figures, or sentences in two columns, or words in four. Then each
 *   cell but a row's first has the head of its column as `data-head`, and the first one too if it only numbers the row;
 *   the cells of a single column of figures have the class `beside`, since they are beside the first. Any other table
 *   as it was, since its figures are compared across rows.
 */
export function stackSentences(table: Element): Element {
  const heads = columnTexts([headCells(table)]).flat();
  const rows = bodyCells(table);
  const texts = columnTexts(rows);
  const isRight = texts.map((_, column) =>
    rows.some((cells) => cells[column]?.properties?.align === "right"),
  );
  const worded = texts.map((cells, column) => !isRight[column] && isSentences(cells));
  const figures = isRight.filter(Boolean).length;
  const sentencesInAll = worded.filter(Boolean).length;
  const sentences = sentencesInAll - (worded[0] ? 1 : 0);
  if (!isRead({ count: heads.length, sentences, sentencesInAll, figures })) return table;
  const firstNamed = isNumbering(texts[0] ?? []) ? 0 : 1;
  const marked = mapCells(table, (cell, column) => {
    if (cell.tagName !== "td") return cell;
    const placed = figures === 1 && column > 0 && isRight[column] ? addClass(cell, "beside") : cell;
    return column >= firstNamed && heads[column]
      ? { ...placed, properties: { ...placed.properties, dataHead: heads[column] } }
      : placed;
  });
  return addClass(marked, "stacked");
}
