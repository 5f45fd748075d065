/** The texts of elements, in one line. */
export const textsOf = (elements: Iterable<Element>): string =>
  Array.from(elements, ({ textContent }) => textContent).join(" | ");
