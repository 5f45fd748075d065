/** The names by which styles, scripts and the build know the parts of a page that appear after its first screen. */

export const deferredClass = "deferred";

/** On an element of that class that is shown. */
export const shownAttribute = "data-shown";

/** On `<html>` when the whole page is shown. */
export const wholeAttribute = "data-whole";
