/** Texts of tests, with a sign where something is selected. */
import type { Edit, Selected } from "../../../../src/admin/text/marks";

/** A text in which `‹` and `›` stand around what is selected, or `|` where the caret is. */
export function selected(marked: string): Selected {
  const signs = marked.includes("‹") ? marked : marked.replace("|", "‹›");
  const start = signs.indexOf("‹");
  return { text: signs.replace(/[‹›]/g, ""), start, end: signs.indexOf("›") - 1 };
}

/** The text after an edit, with the same signs. */
export function after({ text }: Selected, { from, to, text: written, select }: Edit): string {
  const [start, end] = select;
  const chosen = written.slice(start, end);
  const shown = chosen ? `‹${chosen}›` : "|";
  return (
    text.slice(0, from) + written.slice(0, start) + shown + written.slice(end) + text.slice(to)
  );
}
