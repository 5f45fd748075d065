/** When a part of a page is needed: at once, when the visitor comes near it, or at the first interaction. */

import { hasVisitor } from "./late-scripts";

export interface ApproachOptions {
  /**
   * Wait for the visitor's first interaction, wherever on the page: a part near the top of a page would otherwise
   * always belong to its first view.
   */
  onFirstInteraction?: boolean;
  /** Wait until it is used: pressed, or given the focus. */
  onUse?: boolean;
  /** Whether it is needed at once nevertheless, as for an address that says what the part shows. */
  atOnce?: () => boolean;
}

/** The distance from the window's edge that counts as near. */
const nearMargin = "300px";

// In the capture phase: React stops events inside a part that waits for its script.
const listenerOptions = { capture: true, passive: true };

/** Calls back once, as soon as a part of the page is needed. Returns a function that stops waiting. */
export function onApproach(
  element: Element,
  callback: () => void,
  { onFirstInteraction, onUse, atOnce }: ApproachOptions,
): (() => void) | undefined {
  if (!atOnce?.() && !(onUse && isUsed(element))) {
    if (onUse) return listenWithin(element, ["focusin", "pointerdown"], callback);
    return (onFirstInteraction ? onInteraction : onComingNear)(element, callback);
  }
  callback();
  return undefined;
}

/** Whether the focus is in an element, or one of its forms has been sent before its script. */
const isUsed = (element: Element): boolean =>
  element.contains(document.activeElement) || element.querySelector("[data-pressed]") !== null;

function onInteraction(element: Element, callback: () => void): (() => void) | undefined {
  // The first interaction may have started this script, and a field may have had the focus before.
  if (hasVisitor() || element.contains(document.activeElement)) {
    callback();
    return undefined;
  }
  const stop = listen(
    window,
    ["scroll", "pointermove", "pointerdown", "touchstart", "keydown", "focusin"],
    () => {
      stop();
      callback();
    },
  );
  return stop;
}

/** Calls back when the element is near the window, is pointed at or touched, or has the focus moved into it. */
function onComingNear(element: Element, callback: () => void): () => void {
  const arrive = () => {
    stop();
    callback();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
    },
    { rootMargin: nearMargin },
  );
  observer.observe(element);
  const stopListening = listenWithin(element, ["focusin", "pointerover", "touchstart"], arrive);
  function stop(): void {
    observer.disconnect();
    stopListening();
  }
  return stop;
}

const listenWithin = (element: Element, events: string[], callback: () => void) =>
  listen(document, events, ({ target }) => {
    if (target instanceof Node && element.contains(target)) callback();
  });

/** Listens to several events. Returns a function that stops listening. */
function listen(target: EventTarget, events: string[], listener: (event: Event) => void) {
  for (const event of events) target.addEventListener(event, listener, listenerOptions);
  return () => {
    for (const event of events) target.removeEventListener(event, listener, listenerOptions);
  };
}
