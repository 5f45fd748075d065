/**
 * Sections below the first screen and the chapters of long texts are laid out only when they come near the window,
 * which spares a phone most of the work before the first paint. Afterwards they are laid out for good, one by one while
 * the browser is idle, or all of them at the first sign of a visitor (`late-scripts.ts`), so that the page has its
 * final length before it is scrolled.
 *
 * A page that the browser scrolls to a place by itself (by a hash, or because it is loaded again) is laid out whole:
 * with provisional heights that place would be another one.
 */
import { laterClass, renderedAttribute, wholeAttribute } from "../lib/later";

declare global {
  interface Window {
    /** Lays out the rest of the page: now, as for an address with a hash, or one section in each idle moment. */
    renderRest?: (now?: boolean) => void;
  }
}

/** Runs in the head: does so once the page has loaded, and for every page that is reached from it. */
export const renderRestScript = `(function () {
  var doc = document, html = doc.documentElement, whole = "${wholeAttribute}", waits;
  function unrendered() { return doc.querySelectorAll(".${laterClass}:not([${renderedAttribute}])"); }
  function render(section) { section.setAttribute("${renderedAttribute}", ""); }
  function whenIdle() { (window.requestIdleCallback || setTimeout)(next); }
  function next() {
    var section = unrendered()[0];
    waits = !!section;
    if (section) { render(section); whenIdle(); }
  }
  window.renderRest = function (now) {
    if (now && doc.readyState != "complete") html.setAttribute(whole, "");
    if (now || location.hash) unrendered().forEach(render);
    else if (!waits) { waits = true; whenIdle(); }
  };
  addEventListener("load", function () {
    renderRest(html.hasAttribute(whole));
    html.removeAttribute(whole);
  });
  var arrival = performance.getEntriesByType("navigation")[0];
  if (location.hash || arrival && (arrival.type != "navigate" || /#/.test(arrival.name))) html.setAttribute(whole, "");
})()`;
