/** Quotation marks and apostrophes as a printer sets them. Code keeps the ones it is written with. */
import type { Root, RootContent } from "hast";
import toText from "hast-util-to-string";

/** What a quotation mark opens after: nothing, a space, a bracket, a dash, a stroke, another opening mark. */
const opensAfter = /^$|[\s([{–—/“‘-]$/;

/**
 * Sets the quotation marks and apostrophes of a text.
 * @param text plain text, with straight marks
 * @param before what is directly before it in its paragraph
 */
export function setQuotes(text: string, before = ""): string {
  let set = before;
  for (const [at, sign] of text.split("").entries()) {
    const opens = opensAfter.test(set.slice(-1));
    if (sign === '"') set += opens ? "“" : "”";
    // Years without their century begin with an apostrophe: ’90s.
    else if (sign === "'") set += opens && !/^\d\d/.test(text.slice(at + 1)) ? "‘" : "’";
    else set += sign;
  }
  return set.slice(before.length);
}

const asWritten = new Set(["code", "pre", "kbd", "samp", "script", "style"]);
const inline = new Set(["a", "abbr", "b", "del", "em", "i", "s", "span", "strong", "sub", "sup"]);

/**
 * Sets the quotation marks and apostrophes of a tree, outside code.
 * @param tree HTML; it is left as it is
 * @returns a copy, in which a mark beside emphasis or a link follows what is before that
 */
export function setQuotesIn(tree: Root): Root {
  let before = "";
  const visit = (node: RootContent): RootContent => {
    if (node.type === "text") {
      const value = setQuotes(node.value, before);
      before = value.slice(-1) || before;
      return { ...node, value };
    }
    if (node.type !== "element") return node;
    if (asWritten.has(node.tagName)) {
      before = toText(node).slice(-1);
      return node;
    }
    if (!inline.has(node.tagName)) before = "";
    return { ...node, children: node.children.map(visit) as typeof node.children };
  };
  return { ...tree, children: tree.children.map(visit) as Root["children"] };
}
