/** The lines of a formula, each an element of its own, so that what goes on below on a phone is indented. */
import type { Element, ElementContent } from "hast";
import toText from "hast-util-to-string";

/** Whether code is a formula: it is in no language, or says that it is text. */
function isFormula(code: Element): boolean {
  const classes = code.properties?.className;
  return !Array.isArray(classes) || classes.length === 0 || classes.includes("language-text");
}

const lineOf = (text: string): Element => ({
  type: "element",
  tagName: "span",
  // A line that begins with spaces goes on with the line above it.
  properties: { className: /^ +\S/.test(text) ? ["line", "further"] : ["line"] },
  children: [{ type: "text", value: text }],
});

/**
 * @returns the block with the class `formula` and each line in a `<span class="line">` that ends with its line break,
 * `further` too if it begins with spaces; code in a language as it was
 */
export function formulaLines(pre: Element): Element {
  const [code] = pre.children;
  if (code?.type !== "element" || code.tagName !== "code" || !isFormula(code)) return pre;
  const lines: ElementContent[] =
    toText(code)
      .match(/.*\n|.+$/g)
      ?.map(lineOf) ?? [];
  return {
    ...pre,
    properties: { ...pre.properties, className: ["formula"] },
    children: [{ ...code, children: lines }],
  };
}
