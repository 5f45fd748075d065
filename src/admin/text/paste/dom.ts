/** Small steps on the elements of pasted HTML. */

/** All elements that a selector finds, as a list that does not change with the tree. */
export const all = (parent: ParentNode, selector: string): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>(selector),
];

/** Takes an element away and leaves what it holds. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Puts an element around all that another holds. */
export function wrapContents(element: Element, wrapper: Element): void {
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** What is a block of its own in a text. */
export const blocks =
  "address,article,blockquote,dd,div,dl,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,table,ul";
