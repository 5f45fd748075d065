/** Shows the sections below the first screen and the chapters of long texts, one in each task, so that none is long. */
import { deferredClass, shownAttribute, wholeAttribute } from "../lib/deferred-attributes";
import { whenIdle } from "../browser/when-idle";
import { html } from "./html";

/** Shows all of this page, and of every page that the visitor reaches from it. */
export const showDeferred = () => html.toggleAttribute(wholeAttribute, true);

function showNext(): void {
  const section = document.querySelector(`.${deferredClass}:not([${shownAttribute}])`);
  if (section) {
    section.setAttribute(shownAttribute, "");
    whenIdle(showNext);
  } else showDeferred();
}

/** Whether the browser itself scrolls the page when it loads. */
function isScrolled(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash) return true;
  return arrival !== undefined && (arrival.type !== "navigate" || arrival.name.includes("#"));
}

/** @param firstScreen resolves once the first screen may be painted */
export function showDeferredAfter(firstScreen: Promise<void>): void {
  if (isScrolled()) showDeferred();
  else void firstScreen.then(() => requestAnimationFrame(() => whenIdle(showNext)));
}
