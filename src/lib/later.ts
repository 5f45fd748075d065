/** What styles, scripts and the build call the sections and parts of texts that are laid out later. */

/** The class of what may be laid out later; styles in the theme give it a provisional height. */
export const laterClass = "later";

/** The style property that says how long a text is, in hundreds of characters; its provisional height follows from it. */
export const lengthProperty = "--length";

/** Of `<html>`: nothing of this page is laid out later. */
export const wholeAttribute = "data-whole";

/** Marks what has been laid out for good. */
export const renderedAttribute = "data-rendered";
