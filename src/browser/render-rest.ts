/**
 * Sections below the first screen are laid out only when they come near it, which spares a phone most of the work
 * before the first paint. Afterwards they are laid out one by one while the browser is idle, or all of them at the
 * first sign of a visitor (`late-scripts.ts`), so that the page has its final length before it is scrolled.
 */

/** The class of what may be laid out later; styles in the theme give it a provisional height. */
export const laterClass = "later";

/** Marks what has been laid out for good. */
export const renderedAttribute = "data-rendered";

const whenIdle = (task: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, 50);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task);
  return () => cancelIdleCallback(request);
};

/**
 * Lays out the rest of the page, from the top, one section in each idle moment.
 * @returns stops it
 */
export function renderRest(): () => void {
  let cancel = () => {};
  const next = () => {
    const section = document.querySelector(`.${laterClass}:not([${renderedAttribute}])`);
    if (!section) return;
    section.setAttribute(renderedAttribute, "");
    cancel = whenIdle(next);
  };
  cancel = whenIdle(next);
  return () => cancel();
}
