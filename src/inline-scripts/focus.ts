/** Remembers the focus for React, and gives it back to an element that was put into a box, as an extension does. */

declare global {
  interface Window {
    /** The element that has the focus; if it was removed, until the end of the task. */
    focused?: Element | null;
  }
}

export function keepFocus(): void {
  const remember = () => void (window.focused = document.activeElement);
  // In the capture phase: React stops the event in a part that waits for its script.
  addEventListener("focusin", remember, true);
  // Some browsers send the event when the element is removed.
  addEventListener("focusout", () => setTimeout(remember), true);
  new MutationObserver((records) => {
    const { focused } = window;
    if (document.activeElement !== document.body || !focused?.isConnected) return;
    const moved = records.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(focused)),
    );
    if (moved) (focused as HTMLElement).focus({ preventScroll: true });
  }).observe(document, { childList: true, subtree: true });
}
