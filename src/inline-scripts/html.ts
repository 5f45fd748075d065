/** The root element; its attributes hold the state of the page. */
export const html = document.documentElement;
