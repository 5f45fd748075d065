/**
 * The scripts of the site start late (`src/inline-scripts/start.ts`). When React has taken over the page, or a part of it, what was
 * pressed there before is pressed again.
 */

export const templateId = "late-scripts";

/** Of `<html>`: React has taken over the page. */
export const hydratedAttribute = "data-hydrated";

/** Of a part of the page that React takes over later than the page. */
export const dehydratedAttribute = "data-dehydrated";

/** Of `<html>` or a part of a page: needs the scripts without an interaction. */
export const eagerAttribute = "data-eager";

/** Of a button: where its press leads if the scripts never come. */
export const fallbackAttribute = "data-fallback";

/** Of a dropdown of the header, which is shown by style, also where the pointer or the focus is on it. */
export const dropdownAttribute = "data-menu";

/** Of a form: its script has not taken over yet; `src/inline-scripts/submit.ts` keeps what is submitted until then. */
export const pendingAttribute = "data-pending";

/** Of a link: the state for the next page, as JSON; before React runs, `src/inline-scripts/links.ts` hands it over. */
export const stateAttribute = "data-state";

/** What was pressed before React has taken it over: a button, or a key that means something to the site. */
export type EarlyPress = HTMLButtonElement | KeyboardEvent;

declare global {
  interface Window {
    /** Buttons, and keys that press none, pressed before React has taken them over, in order. */
    earlyPresses?: EarlyPress[];
  }
}

const isWaiting = (element: Element) => element.closest(`[${dehydratedAttribute}]`) !== null;

const targetOf = (press: EarlyPress): Element =>
  press instanceof Element ? press : (press.target as Element);

/** Whether what was pressed opens a dropdown that pointer and keyboard have both left since. */
const isLeft = (pressed: Element): boolean =>
  pressed.ariaExpanded !== null &&
  pressed.closest(`[${dropdownAttribute}]`)?.matches(":not(:hover, :has(:focus-visible))") === true;

function pressAgain(press: EarlyPress): void {
  const target = targetOf(press);
  if (isLeft(target)) target.ariaExpanded = "false";
  else if (press instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent("keydown", press));
  else press.click();
}

/** Presses one after the other: React shows what a press has changed before the next one. */
function pressInTurn([press, ...others]: readonly EarlyPress[]): void {
  if (press) pressAgain(press);
  if (others.length > 0) void Promise.resolve().then(() => pressInTurn(others));
}

/** Presses again, once and in order, what was pressed in a part of the page that React has now taken over. */
function replayPresses(within: Element): void {
  const all = window.earlyPresses ?? [];
  const ready = all.filter((press) => {
    const target = targetOf(press);
    return within.contains(target) && !isWaiting(target);
  });
  window.earlyPresses?.splice(0, all.length, ...all.filter((press) => !ready.includes(press)));
  pressInTurn(ready);
}

/** Call it when React has taken over the page. */
export function onPageHydrated(): void {
  const { documentElement } = document;
  documentElement.setAttribute(hydratedAttribute, "");
  documentElement.dataset.js = "";
  replayPresses(documentElement);
}

/** Call it when React has taken over a part that comes later than the page. */
export function onPartHydrated(part: Element): void {
  part.removeAttribute(dehydratedAttribute);
  replayPresses(part);
}
