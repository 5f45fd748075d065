/** What the columns of a table hold: figures, which are below each other digit by digit, words, or sentences. */
import type { Element } from "hast";
import toText from "hast-util-to-string";
import { addClass, bodyCells, columnTexts, headCells, mapCells } from "./table-parts";

/** A sum, a share, a count, a length of time: at most a unit of one word after the digits. */
const figure = /^[+−-]?[£$€]?\d[\d,.]*\s?(?:%|×|[a-z]+)?$/i;

/** As many characters fit on one line of a column on a phone; a cell of more is read, not compared. */
const lineLength = 24;

const isFigure = (text: string): boolean => figure.test(text);

/** As many characters has a span such as `14 to 17`, which is as hard to read on two lines as a figure. */
const spanLength = 10;

/** Whether no line may break in a cell. */
export const isWhole = (text: string): boolean =>
  isFigure(text) || (/^\d/.test(text) && text.length <= spanLength);

/** Whether a cell says in words that there is no figure: `never`, `triage only`. */
const isNoFigure = (text: string): boolean => !/\d/.test(text) && text.length <= lineLength;

/** Whether a column is one of figures: two or more, and at most one cell, or half of them in plain words, beside them. */
function isFigures(cells: string[]): boolean {
  const filled = cells.filter(Boolean);
  const others = filled.filter((text) => !isFigure(text));
  const figures = filled.length - others.length;
  return (
    figures >= 2 && (others.length <= 1 || (others.length <= figures && others.every(isNoFigure)))
  );
}

export const isSentences = (cells: string[]): boolean =>
  cells.some((text) => text.length > lineLength);

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

/**
 * @returns the table, with the class `figure` on each cell whose line may not break, and the class `sentences` on each
 * cell of a column that needs room to be read, and on each long head
 */
export function markCells(table: Element): Element {
  const sentences = columnTexts(bodyCells(table)).map(isSentences);
  return mapCells(table, (cell, column) => {
    const text = toText(cell).trim();
    if (cell.tagName !== "td") return isSentences([text]) ? addClass(cell, "sentences") : cell;
    if (isWhole(text)) return addClass(cell, "figure");
    return sentences[column] && cell.properties?.align !== "right"
      ? addClass(cell, "sentences")
      : cell;
  });
}
