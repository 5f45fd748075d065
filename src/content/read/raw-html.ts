/** HTML that stands in a Markdown text. */
import { parseFragment, type ChildNode, type Element, type TextNode } from "parse5";

export interface Tag {
  name: string;
  attributes: string[];
  line: number;
  column: number;
}

const isElement = (node: ChildNode): node is Element => "tagName" in node;

/** Every node, each before what it holds. */
const flat = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.flatMap((node) => (isElement(node) ? [node, ...flat(node.childNodes)] : [node]));

/** The tags that open an element, in their order. */
export const tagsIn = (html: string): Tag[] =>
  flat(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes).flatMap((node) => {
    const place = isElement(node) ? node.sourceCodeLocation : undefined;
    if (!isElement(node) || !place) return [];
    return {
      name: node.tagName,
      attributes: node.attrs.map(({ name }) => name),
      line: place.startLine,
      column: place.startCol,
    };
  });

export const textIn = (html: string): string =>
  flat(parseFragment(html).childNodes)
    .map((node) => (node.nodeName === "#text" ? (node as TextNode).value : ""))
    .join("");
