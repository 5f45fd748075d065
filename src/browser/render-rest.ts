/**
 * Sections below the first screen are laid out only when they come near it, which spares a phone most of the work
 * before the first paint. Afterwards they are laid out for good, one by one while the browser is idle, or all of them
 * at the first sign of a visitor (`late-scripts.ts`), so that the page has its final length before it is scrolled.
 */
import { short } from "../lib/short-script";

/** The class of what may be laid out later; styles in the theme give it a provisional height. */
export const laterClass = "later";

/** Marks what has been laid out for good. */
export const renderedAttribute = "data-rendered";

declare global {
  interface Window {
    /** Lays out the rest of the page, from the top, one section in each idle moment. */
    renderRest?: () => void;
  }
}

/** Runs in the head: does so once the page has loaded, and for every page that is reached from it. */
export const renderRestScript = short(`(function () {
  var waits, whenIdle = window.requestIdleCallback || function (task) { setTimeout(task, 50); };
  function next() {
    var section = document.querySelector(".${laterClass}:not([${renderedAttribute}])");
    waits = !!section;
    if (!section) return;
    section.setAttribute("${renderedAttribute}", "");
    whenIdle(next);
  }
  window.renderRest = function () { if (!waits) { waits = true; whenIdle(next); } };
  addEventListener("load", window.renderRest);
})()`);
