/** Quotation marks, apostrophes and minus signs as a printer sets them. Code keeps the ones it is written with. */
import type { Root, RootContent } from "hast";
import toText from "hast-util-to-string";

/** What a quotation mark opens after: nothing, a space, a bracket, a dash, a stroke, another opening mark. */
const opensAfter = /^$|[\s([{–—/“‘-]$/;

/** A figure, its currency before it. */
const figure = /^[$€£]?\d/;

/**
 * Sets the marks of a text.
 * @param text plain text, as it is typed: with straight quotation marks, and hyphens for minus signs
 * @param before what is directly before it in its paragraph
 */
export function typeset(text: string, before = ""): string {
  let set = before;
  for (const [at, sign] of text.split("").entries()) {
    const opens = opensAfter.test(set.slice(-1));
    const rest = text.slice(at + 1, at + 3);
    if (sign === '"') set += opens ? "“" : "”";
    // Years without their century begin with an apostrophe: ’90s.
    else if (sign === "'") set += opens && !/^\d\d/.test(rest) ? "‘" : "’";
    else if (sign === "-" && opens && !set.endsWith("-") && figure.test(rest)) set += "−";
    // Between two figures with a space on both sides: $40 − $12.
    else if (sign === "-" && /[\d)%] $/.test(set) && /^ [$€£(]?\d/.test(text.slice(at + 1)))
      set += "−";
    else set += sign;
  }
  return set.slice(before.length);
}

const asWritten = new Set(["code", "pre", "kbd", "samp", "script", "style"]);
const inline = new Set(["a", "abbr", "b", "del", "em", "i", "s", "span", "strong", "sub", "sup"]);

/**
 * Sets the marks of a tree, outside code.
 * @param tree HTML; it is left as it is
 * @returns a copy, in which a mark beside emphasis or a link follows what is before that
 */
export function typesetTree(tree: Root): Root {
  let before = "";
  const visit = (node: RootContent): RootContent => {
    if (node.type === "text") {
      const value = typeset(node.value, before);
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
