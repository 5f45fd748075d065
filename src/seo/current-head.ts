import { useState, useSyncExternalStore } from "react";

let current: string | undefined;
const listeners = new Set<() => void>();

/** Says that the document has the head of the current page now. */
export function headChanged(): void {
  current = window.location.pathname;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The address of the page whose head the document has. react-helmet writes a head one frame after its page, in a hidden
 * tab much later.
 */
export function useCurrentHead(path: string): string {
  const [loaded] = useState(path);
  return (
    useSyncExternalStore(
      subscribe,
      () => current,
      () => undefined,
    ) ?? loaded
  );
}
