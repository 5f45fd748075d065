import { useLayoutEffect, type RefObject } from "react";

/** Puts a text into a field, which would take the caret to its end. */
function fill(area: HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = area;
  area.value = value;
  area.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Keeps what the browser can undo in a field of text. React would write the text that it is given into the field after
 * every letter, and the browser would then undo letters one by one; so the field has its text from here, where it does not
 * come from the field itself.
 * @param area the field, to which React gives no text
 */
export function useUndoable(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) fill(area.current, value);
  }, [area, value]);
}
