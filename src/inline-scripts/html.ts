/** The element that carries the marks of the page. */
export const html = document.documentElement;
