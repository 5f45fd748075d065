/** Checks HTML in a Markdown text. */
import type { HTML } from "mdast";
import { parseFragment, type ChildNode, type Element, type TextNode } from "parse5";
import type { TextProblem } from "../../model/problem";

const isElement = (node: ChildNode): node is Element => "tagName" in node;

/** All nodes of a tree, parents before their children. */
const flat = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.flatMap((node) => (isElement(node) ? [node, ...flat(node.childNodes)] : [node]));

export const textIn = (html: string): string =>
  flat(parseFragment(html).childNodes)
    .map((node) => (node.nodeName === "#text" ? (node as TextNode).value : ""))
    .join("");

/** The HTML elements that a Markdown text may contain. */
const allowed = new Set(
  "abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr".split(
    " ",
  ),
);

/** The remedies for some elements that are not allowed. */
const remedies = new Map([
  ["a", "write a link in Markdown: [words](/contact/)"],
  ["img", "write a picture in Markdown: ![what it shows](picture.jpg)"],
  ["h1", "start with ##; the title of the page comes from the front matter"],
  ["script", "leave it out"],
  ["style", "leave it out"],
]);

export function htmlProblems(node: HTML): TextProblem[] {
  const start = node.position?.start ?? { line: 1, column: 1 };
  const { childNodes } = parseFragment(node.value, { sourceCodeLocationInfo: true });
  return flat(childNodes).flatMap((element) => {
    // The parser adds elements, which have no position.
    if (!isElement(element) || !element.sourceCodeLocation) return [];
    const { startLine, startCol } = element.sourceCodeLocation;
    const { tagName, attrs } = element;
    const attribute = attrs.find(({ name }) => /^on|^style$/.test(name))?.name;
    const message = !allowed.has(tagName)
      ? `<${tagName}> is not allowed in a text; ${remedies.get(tagName) ?? "write it in Markdown, or link to a page that has it"}`
      : attribute && `${attribute}="…" is not allowed in a text; leave it out`;
    if (!message) return [];
    return {
      line: start.line + startLine - 1,
      column: startLine === 1 ? start.column + startCol - 1 : startCol,
      field: "html",
      message,
    };
  });
}
