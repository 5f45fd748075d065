/** The names by which styles, scripts and the build know the parts of a page that appear after its first screen. */

export const deferredClass = "deferred";

/** The start of each chapter of a long text, as the build writes it. */
export const chapterStart = `<div class="${deferredClass}"`;

/** `src/inline-scripts/deferred-sections.ts` sets it on a deferred element that is shown. */
export const shownAttribute = "data-shown";

/** Scripts set it on `<html>` once the whole page is shown. */
export const wholeAttribute = "data-whole";
