import type { KeyboardEvent } from "react";

/** Moves the focus with the arrow keys; typing on a result continues the query. */
export function moveByKey(event: KeyboardEvent, stops: readonly (HTMLElement | null)[]): void {
  const index = stops.findIndex((stop) => stop === document.activeElement);
  if (index < 0) return;
  const last = stops.length - 1;
  const next = { ArrowDown: Math.min(index + 1, last), ArrowUp: Math.max(index - 1, 0) }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    stops[next]?.focus();
  } else if (index > 0 && (event.key.length === 1 || event.key === "Backspace")) {
    // With a modifier, the key is a command.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) stops[0]?.focus();
  }
}
