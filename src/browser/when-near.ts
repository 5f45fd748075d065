/** Calls back when a part of a page is needed: at once, when the visitor comes near it, or when it is used. */

export interface ApproachOptions {
  /** Wait until the visitor presses or focuses the part. */
  onUse?: boolean;
  /** Whether the part is needed at once, for example because the address holds its state. */
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
  { onUse, atOnce }: ApproachOptions,
): (() => void) | undefined {
  if (!atOnce?.() && !(onUse && isUsed(element)))
    return onUse
      ? listenWithin(element, ["focusin", "pointerdown"], callback)
      : onComingNear(element, callback);
  callback();
  return undefined;
}

/** Whether an element has the focus, or one of its buttons was pressed before hydration. */
const isUsed = (element: Element): boolean =>
  [document.activeElement, ...(window.earlyPresses ?? []).map(({ target }) => target)].some(
    (used) => element.contains(used),
  );

/** Calls back when the element comes near the window, or is pointed at, touched or focused. */
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

/** Calls back on the first event within an element. Returns a function that stops listening. */
function listenWithin(element: Element, events: string[], callback: () => void): () => void {
  const listener = ({ target }: Event) => {
    if (!(target instanceof Node) || !element.contains(target)) return;
    stop();
    callback();
  };
  function stop(): void {
    for (const event of events) document.removeEventListener(event, listener, listenerOptions);
  }
  for (const event of events) document.addEventListener(event, listener, listenerOptions);
  return stop;
}
