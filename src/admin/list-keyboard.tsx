/**
 * What the lists of Decap CMS use of dnd-kit, with the keyboard: their handles can be reached with the Tab key, but Decap
 * listens to the mouse and to touches alone, and announces places by their internal names.
 */
import {
  DndContext as Context,
  KeyboardSensor,
  useSensor,
  useSensors as sensorsFrom,
  type Active,
  type Announcements,
  type DndContextProps,
  type KeyboardSensorProps,
  type Over,
  type SensorDescriptor,
  type SensorOptions,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";

export * from "@dnd-kit/core";

/**
 * dnd-kit begins to listen to the keys of a move in a timer after the key that starts it, and a browser puts timers off
 * after an input, in a busy tab by half a second. Keys that are pressed by then are kept and answered in their order.
 */
class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const kept: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent) => {
      if (event === props.event || !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      kept.push(event);
    };
    // One at a time: a step shows before the next key asks where the entry is.
    const answer = () => {
      const pressed = kept.shift();
      if (!pressed) return document.removeEventListener("keydown", keep);
      const { key, code } = pressed;
      document.dispatchEvent(new KeyboardEvent("keydown", { key, code, cancelable: true }));
      setTimeout(answer);
    };
    document.addEventListener("keydown", keep);
    setTimeout(answer);
  }
}

/** The sensors that a list asks for, and one for the keyboard. */
export function useSensors(
  ...sensors: (SensorDescriptor<SensorOptions> | undefined)[]
): SensorDescriptor<SensorOptions>[] {
  const keyboard = useSensor(PromptKeyboardSensor, {
    coordinateGetter: sortableKeyboardCoordinates,
  });
  return sensorsFrom(...sensors, keyboard);
}

/** Where an entry is, as a screen reader says it: `place 2 of 5`. */
function placeOf(entry: Active | Over | null): string {
  const list = entry?.data.current?.sortable as { index: number; items: unknown[] } | undefined;
  return list ? `place ${list.index + 1} of ${list.items.length}` : "its place";
}

const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up from ${placeOf(active)}.`,
  onDragOver: ({ over }) => `Now at ${placeOf(over)}.`,
  onDragEnd: ({ over }) => `Put down at ${placeOf(over)}.`,
  onDragCancel: ({ active }) => `Put back to ${placeOf(active)}.`,
};

const instructions = {
  draggable:
    "Press Space to pick the entry up, the arrow keys to move it, Space to put it down, Escape to put it back.",
};

/** The list, which says where an entry is while it moves. */
export const DndContext = (props: DndContextProps) => (
  <Context {...props} accessibility={{ announcements, screenReaderInstructions: instructions }} />
);
