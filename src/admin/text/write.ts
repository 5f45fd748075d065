/** Writes edits into the field of a text. */
import type { Edit } from "./marks";
import { revealCaret } from "./reveal-caret";

/** Writes into a field as if it were typed, so that the browser can undo it. */
export function write(area: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  // The one way of writing into a field that keeps what can be undone.
  if (area.value.slice(from, to) !== text)
    document.execCommand(text === "" ? "delete" : "insertText", false, text);
  area.setSelectionRange(from + select[0], from + select[1]);
  revealCaret(area);
}

/** Selects a line and gives the focus to it. @param line counted from 1; 0 for the field as it is */
export function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  // Before the focus: the browser then shows what is selected.
  if (line > 0) area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.focus();
}
