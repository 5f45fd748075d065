/** The words of a Markdown text, without its marks. */
import type { Content, Root } from "mdast";
import toString from "mdast-util-to-string";
import { wordsPerMinute } from "../../model/fields";
import { textIn } from "./raw-html";

/** Counts words: everything between spaces that has a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const minutesFor = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));

/** Nodes whose children form one line; the children of other nodes are separated by a space. */
const inline = new Set("paragraph heading link emphasis strong delete tableCell".split(" "));

export function proseOf(node: Content | Root, omitted: readonly string[]): string {
  if (omitted.includes(node.type)) return "";
  if (node.type === "break" || (node.type === "html" && /^<br\b/i.test(node.value))) return " ";
  if (node.type === "html") return textIn(node.value);
  if (!("children" in node)) return toString(node);
  return (node.children as Content[])
    .map((child) => proseOf(child, omitted))
    .join(inline.has(node.type) ? "" : " ");
}

/** The text for the search: without tables and the marks of alerts, and each heading ends like a sentence. */
export const searchText = (tree: Root): string =>
  tree.children
    .map((node) => {
      const prose = proseOf(node, ["code", "table", "definition", "footnoteDefinition"]);
      return node.type === "heading" ? `${prose}.` : prose;
    })
    .join(" ")
    .replace(/\[!(?:note|tip|important|warning|caution)\]\s/gi, "")
    .replace(/\s+/g, " ")
    .trim();
