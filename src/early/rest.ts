/**
 * Sections below the first screen and the chapters of long texts are laid out only when they come near the window,
 * which spares a phone most of the work before the first paint. Afterwards they are laid out for good, one by one while
 * the browser is idle, or all of them at the first sign of a visitor (`start.ts`), so that the page has its final length
 * before it is scrolled.
 *
 * A page that the browser scrolls to a place by itself (by a hash, or because it is loaded again) is laid out whole:
 * with provisional heights that place would be another one.
 */
import { laterClass, renderedAttribute, wholeAttribute } from "../lib/later";
import { html } from "./html";
import { whenIdle } from "./idle";

declare global {
  interface Window {
    /** Lays out the rest of the page: now, as for an address with a hash, or one section in each idle moment. */
    renderRest?: (now?: boolean) => void;
  }
}

const unrendered = () => document.querySelectorAll(`.${laterClass}:not([${renderedAttribute}])`);

const render = (section: Element) => section.setAttribute(renderedAttribute, "");

let waits = false;

/** Lays out the next section, and the others after it. */
function next(): void {
  const [section] = unrendered();
  waits = section !== undefined;
  if (!section) return;
  render(section);
  whenIdle(next);
}

function renderRest(now = false): void {
  if (now && document.readyState !== "complete") html.setAttribute(wholeAttribute, "");
  if (now || location.hash) unrendered().forEach(render);
  else if (!waits) {
    waits = true;
    whenIdle(next);
  }
}

/** Whether the browser scrolls the page to a place by itself. */
function isScrolled(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash) return true;
  return arrival !== undefined && (arrival.type !== "navigate" || arrival.name.includes("#"));
}

function onLoad(): void {
  renderRest(html.hasAttribute(wholeAttribute));
  html.removeAttribute(wholeAttribute);
}

/** Lays out the rest of the page once it has loaded, and of every page that is reached from it. */
export function renderRestLater(): void {
  waits = false;
  window.renderRest = renderRest;
  addEventListener("load", onLoad);
  if (isScrolled()) html.setAttribute(wholeAttribute, "");
}
