import { useRef, type RefObject } from "react";
import type { Edit, Selected } from "./marks";
import { write } from "./write";

interface Place {
  start: number;
  end: number;
}

/**
 * The place in a field of text that is edited. A dialog that closes leaves the field without its place, so the place is that
 * where the dialog was asked for.
 */
export function usePlace(area: RefObject<HTMLTextAreaElement | null>) {
  const place = useRef<Place>({ start: 0, end: 0 });
  const keepPlace = () => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    place.current = { start, end };
  };
  const restorePlace = () => {
    const { start, end } = place.current;
    area.current?.setSelectionRange(start, end);
  };
  /** Edits what is selected at a place. */
  const editAt = (at: Place, by: (selected: Selected) => Edit) => {
    const { current } = area;
    if (current) write(current, by({ text: current.value, ...at }));
  };
  /** Edits what is selected. */
  const edit = (by: (selected: Selected) => Edit) => {
    keepPlace();
    editAt(place.current, by);
  };
  return { place, keepPlace, restorePlace, edit, editAt };
}
