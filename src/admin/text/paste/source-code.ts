/** Tells what is copied from an editor of code from a text with a format. */

const monospaced = /mono|consolas|courier|menlo|monaco/i;

/** Whether HTML is one piece of code: its lines and spaces are part of it, and it is plain text. */
export function isSourceCode(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const [element, ...others] = [...body.children].filter(
    ({ tagName }) => !/^(META|BR)$/.test(tagName),
  );
  if (!(element instanceof HTMLElement) || others.length > 0) return false;
  if (element.tagName === "PRE") return true;
  const { whiteSpace, fontFamily } = element.style;
  return whiteSpace.startsWith("pre") && monospaced.test(fontFamily);
}
