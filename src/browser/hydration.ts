/** What inline scripts and React know of each other, and the repetition of early presses. */

export const templateId = "late-scripts";

/** On `<html>`: React has hydrated the page. */
export const hydratedAttribute = "data-hydrated";

/** On a part of the page that hydrates later than the page. */
export const dehydratedAttribute = "data-dehydrated";

/** On the placeholder of a part of which the page has no HTML, or which React has rendered anew before its script came. */
export const reservedAttribute = "data-reserved";

/** On a button: the hash to go to if the scripts never load. */
export const fallbackAttribute = "data-fallback";

/** On a dropdown of the header, whose panel CSS shows: before hydration also on hover, without script on focus. */
export const dropdownAttribute = "data-menu";

/** On a form whose script has not run yet; `src/inline-scripts/submit.ts` holds it back until then. */
export const pendingAttribute = "data-pending";

/**
 * On a link: the event of a click, as JSON. `src/inline-scripts/call-events.ts` sends it and fills in `page_title` if
 * the event has one.
 */
export const eventAttribute = "data-event";

/** On a link: the state for the next page, as JSON; before hydration, `src/inline-scripts/links.ts` passes it on. */
export const stateAttribute = "data-state";

/** On a list whose followed entry has the focus again on Back. */
export const entriesAttribute = "data-entries";

/** A press of a button, or of a key, before hydration; `window.earlyPresses` holds them in order. */
export interface EarlyPress {
  target: HTMLElement;
  key?: KeyboardEvent;
  /** Whether React has rendered the target anew, where the browser does not see the pointer yet. */
  moved?: boolean;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPress[];
  }
}

const isWaiting = (element: Element) => element.closest(`[${dehydratedAttribute}]`) !== null;

/** Whether a pressed button opens a dropdown that the pointer and the focus have both left since. */
function isLeft(pressed: Element): boolean {
  const dropdown = pressed.closest(`[${dropdownAttribute}]:not(:hover)`);
  return (
    pressed.hasAttribute("aria-expanded") && dropdown?.querySelector(":focus-visible") === null
  );
}

function pressAgain({ target, key, moved }: EarlyPress): void {
  if (!moved && isLeft(target)) target.ariaExpanded = "false";
  else if (key) target.dispatchEvent(new KeyboardEvent("keydown", key));
  else target.click();
}

/** Repeats presses one by one, so that React renders before each. */
async function pressInTurn(presses: readonly EarlyPress[]): Promise<void> {
  for (const press of presses) {
    await undefined;
    pressAgain(press);
  }
}

/** Repeats the presses on what React has hydrated, once and in order. */
export function replayPresses(): void {
  const { documentElement } = document;
  if (!documentElement.hasAttribute(hydratedAttribute)) return;
  const all = window.earlyPresses ?? [];
  const ready = all.filter(({ target }) => documentElement.contains(target) && !isWaiting(target));
  window.earlyPresses?.splice(0, all.length, ...all.filter((press) => !ready.includes(press)));
  void pressInTurn(ready);
}

/** Call it once React has hydrated the page. */
export function onPageHydrated(): void {
  const { documentElement } = document;
  documentElement.setAttribute(hydratedAttribute, "");
  documentElement.dataset.js = "";
  replayPresses();
}

/** Call it once React has hydrated a part that hydrates later than the page. */
export function onPartHydrated(part: Element): void {
  part.removeAttribute(dehydratedAttribute);
  replayPresses();
}
