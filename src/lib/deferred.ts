/** What styles, scripts and the build call the sections and parts of texts that are shown after the first screen. */

export const deferredClass = "deferred";

/** Of a section of that class: it is shown. */
export const shownAttribute = "data-shown";

/** Of `<html>`: all of the page is shown. */
export const wholeAttribute = "data-whole";
