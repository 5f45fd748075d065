/**
 * The scripts of the site start late (`src/inline-scripts/start.ts`). Once React has hydrated the page or a part of it,
 * earlier presses there are repeated.
 */

export const templateId = "late-scripts";

/** On `<html>`: React has hydrated the page. */
export const hydratedAttribute = "data-hydrated";

/** On a part of the page that hydrates later than the page. */
export const dehydratedAttribute = "data-dehydrated";

/** On `<html>`: starts the scripts without an interaction. */
export const eagerAttribute = "data-eager";

/** On a button: the hash to go to if the scripts never load. */
export const fallbackAttribute = "data-fallback";

/** On a dropdown of the header, whose panel CSS shows: before hydration also on hover, without script on focus. */
export const dropdownAttribute = "data-menu";

/** On a form whose script has not run yet; `src/inline-scripts/submit.ts` holds back its submission until then. */
export const pendingAttribute = "data-pending";

/** On a link: the state for the next page, as JSON; before hydration, `src/inline-scripts/links.ts` passes it on. */
export const stateAttribute = "data-state";

/** A button or a key that was pressed before hydration. */
export type EarlyPress = HTMLButtonElement | KeyboardEvent;

declare global {
  interface Window {
    /** Presses before hydration, in order. */
    earlyPresses?: EarlyPress[];
  }
}

const isWaiting = (element: Element) => element.closest(`[${dehydratedAttribute}]`) !== null;

const targetOf = (press: EarlyPress): Element =>
  press instanceof Element ? press : (press.target as Element);

/** Whether a pressed button opens a dropdown that the pointer and the focus have both left since. */
function isLeft(pressed: Element): boolean {
  const dropdown = pressed.closest(`[${dropdownAttribute}]:not(:hover)`);
  return (
    pressed.hasAttribute("aria-expanded") && dropdown?.querySelector(":focus-visible") === null
  );
}

function pressAgain(press: EarlyPress): void {
  const target = targetOf(press);
  if (isLeft(target)) target.ariaExpanded = "false";
  else if (press instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent("keydown", press));
  else press.click();
}

/** Repeats presses one by one, so that React renders the effect of each before the next. */
function pressInTurn([press, ...others]: readonly EarlyPress[]): void {
  if (press) pressAgain(press);
  if (others.length > 0) void Promise.resolve().then(() => pressInTurn(others));
}

/** Repeats the presses on a part that React has just hydrated, once and in order. */
function replayPresses(within: Element): void {
  const all = window.earlyPresses ?? [];
  const ready = all.filter((press) => {
    const target = targetOf(press);
    return within.contains(target) && !isWaiting(target);
  });
  window.earlyPresses?.splice(0, all.length, ...all.filter((press) => !ready.includes(press)));
  pressInTurn(ready);
}

/** Call it once React has hydrated the page. */
export function onPageHydrated(): void {
  const { documentElement } = document;
  documentElement.setAttribute(hydratedAttribute, "");
  documentElement.dataset.js = "";
  replayPresses(documentElement);
}

/** Call it once React has hydrated a part that hydrates later than the page. */
export function onPartHydrated(part: Element): void {
  part.removeAttribute(dehydratedAttribute);
  replayPresses(part);
}
