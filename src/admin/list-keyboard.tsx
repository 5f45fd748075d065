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
  type Over,
  type SensorDescriptor,
  type SensorOptions,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";

export * from "@dnd-kit/core";

/** The sensors that a list asks for, and one for the keyboard. */
export function useSensors(
  ...sensors: (SensorDescriptor<SensorOptions> | undefined)[]
): SensorDescriptor<SensorOptions>[] {
  const keyboard = useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates });
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
