/** The tables of pasted HTML in the form that Markdown has: one row of headings, and cells of one line. */
import { all, blocks, unwrap } from "./dom";

/** Puts empty cells where a cell reaches over several columns or rows. */
function fillSpans(table: HTMLTableElement): void {
  const rows = [...table.rows];
  rows.forEach((row, at) => {
    for (const cell of [...row.cells]) {
      const { cellIndex, colSpan } = cell;
      const below = rows.slice(at + 1, at + cell.rowSpan);
      for (let more = 1; more < colSpan; more += 1)
        cell.after(table.ownerDocument.createElement("td"));
      for (const each of below)
        for (let column = 0; column < colSpan; column += 1) {
          const empty = table.ownerDocument.createElement("td");
          each.insertBefore(empty, each.cells[cellIndex] ?? null);
        }
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
    }
  });
}

/** Brings what a cell holds into one line. */
function flatten(cell: Element): void {
  for (const part of all(cell, `${blocks},br`)) {
    part.after(" ");
    unwrap(part);
  }
}

/** Makes each table one of Markdown; what is only laid out by a table becomes a text. */
export function cleanTables(page: Document): void {
  for (const outer of all(page, "table")) {
    const table = outer as HTMLTableElement;
    const { rows } = table;
    const isLayout =
      table.querySelector("table") || [...rows].every(({ cells }) => cells.length < 2);
    if (isLayout) {
      for (const cell of [...rows].flatMap((row) => [...row.cells])) {
        const part = page.createElement("div");
        part.append(...cell.childNodes);
        table.before(part);
      }
      table.remove();
      continue;
    }
    if (table.caption) {
      const words = page.createElement("p");
      words.append(...table.caption.childNodes);
      table.before(words);
    }
    fillSpans(table);
    for (const cell of [...rows].flatMap((row) => [...row.cells])) {
      cell.removeAttribute("align");
      flatten(cell);
    }
    for (const cell of [...(rows[0]?.cells ?? [])]) {
      const head = page.createElement("th");
      head.append(...cell.childNodes);
      cell.replaceWith(head);
    }
  }
}
