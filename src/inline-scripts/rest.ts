/**
 * The first paint shows the first screen alone, which spares a phone most of the work before it. Then the sections below
 * it, and the chapters of long texts, are shown one by one while the browser is idle, so that no task is long, or all at
 * once at the first interaction (`start.ts`), so that the page has its length before it is scrolled.
 *
 * A page that the browser scrolls by itself (to a hash, or because it is loaded again) is shown whole from the beginning.
 */
import { deferredClass, shownAttribute, wholeAttribute } from "../lib/deferred";
import { whenIdle } from "../browser/when-idle";
import { html } from "./html";

/** Shows all of this page, and of every page that is reached from it. */
export const showRest = () => html.setAttribute(wholeAttribute, "");

function showNext(): void {
  const section = document.querySelector(`.${deferredClass}:not([${shownAttribute}])`);
  if (section) {
    section.setAttribute(shownAttribute, "");
    whenIdle(showNext);
  } else if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", showNext, { once: true });
  else showRest();
}

/** Whether the browser scrolls the page to a place by itself. */
function isScrolled(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash) return true;
  return arrival !== undefined && (arrival.type !== "navigate" || arrival.name.includes("#"));
}

/** @param firstScreen resolves once the first screen may be painted */
export function showRestAfter(firstScreen: Promise<void>): void {
  if (isScrolled()) showRest();
  else void firstScreen.then(() => requestAnimationFrame(() => whenIdle(showNext)));
}
