import { useState, useSyncExternalStore } from "react";

let current: string | undefined;
const listeners = new Set<() => void>();

/** Call it when the document has the head of the current page. */
export function headChanged(): void {
  current = window.location.pathname;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The path of the page whose head the document has. react-helmet writes a head one frame after its page, and much later
 * in a hidden tab.
 */
export function useCurrentHead(path: string): string {
  const [firstPath] = useState(path);
  return (
    useSyncExternalStore(
      subscribe,
      () => current,
      () => undefined,
    ) ?? firstPath
  );
}
