/** Whether an element has the focus, or one of its buttons was pressed before hydration. */
const isUsed = (element: Element): boolean =>
  [document.activeElement, ...(window.earlyPresses ?? []).map(({ target }) => target)].some(
    (used) => element.contains(used),
  );

/**
 * Calls back when the visitor presses or focuses a part of the page; at once if that has happened.
 * @returns a function that stops waiting
 */
export function whenUsed(element: Element, callback: () => void): () => void {
  const waiting = new AbortController();
  // On the document, in the capture phase: React stops events inside a part that waits for its script.
  for (const type of ["focusin", "pointerdown"])
    document.addEventListener(
      type,
      ({ target }) => {
        if (element.contains(target as Node)) callback();
      },
      { capture: true, passive: true, signal: waiting.signal },
    );
  if (isUsed(element)) callback();
  return () => waiting.abort();
}
