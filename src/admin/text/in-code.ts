/** Finds out whether a place in a text is in a block of code, such as a chart, where nothing is Markdown. */

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Whether a place is between the lines that begin and end a block of code. */
export function isInCode(text: string, place: number): boolean {
  /** The fence of the block that is open; "" where none is. */
  let open = "";
  for (const line of text.slice(0, place).split("\n")) {
    const mark = fence.exec(line)?.[1] ?? "";
    if (open === "") open = mark;
    else if (mark.startsWith(open) && line.trim() === mark) open = "";
  }
  return open !== "";
}
