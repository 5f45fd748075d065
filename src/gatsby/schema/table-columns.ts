/** Columns of figures stand flush right, so that the digits of one size stand below each other. */

/** A sum, a share, a count, a length of time: at most a unit of one word after the digits. */
const figure = /^[+−-]?[£$€]?\d[\d,.]*\s?(?:%|×|[a-z]+)?$/i;

const rowsOf = (table: string): string[] => table.match(/<tr>[\s\S]*?<\/tr>/g) ?? [];
const cell = /<(t[hd])(\s[^>]*)?>([\s\S]*?)<\/\1>/g;
const cellsOf = (row: string): string[] =>
  [...row.matchAll(cell)].map(([, , , text = ""]) => text.replace(/<[^>]*>/g, "").trim());

/** Whether a column is one of figures: two or more, and at most one cell that says something else. */
function isFigures(cells: string[]): boolean {
  const said = cells.filter(Boolean);
  const figures = said.filter((text) => figure.test(text)).length;
  return figures >= 2 && said.length - figures <= 1;
}

/**
 * Gives the columns of figures of a table their alignment.
 * @param table HTML of a table as remark writes it, `<table>` to `</table>`
 * @returns the table, with `align="right"` on each cell of a column of figures; a table whose author
 *   aligned a column, and its first column, stay as they are
 */
export function alignFigures(table: string): string {
  if (/<t[hd] align=/.test(table)) return table;
  const body = rowsOf(table.replace(/<thead>[\s\S]*?<\/thead>/, "")).map(cellsOf);
  const columns = Math.max(0, ...body.map((cells) => cells.length));
  const figures = Array.from(
    { length: columns },
    (_, column) => column > 0 && isFigures(body.map((cells) => cells[column] ?? "")),
  );
  return table.replace(/<tr>[\s\S]*?<\/tr>/g, (row) => {
    let column = -1;
    return row.replace(/<(t[hd])>/g, (open, name: string) => {
      column += 1;
      return figures[column] ? `<${name} align="right">` : open;
    });
  });
}
