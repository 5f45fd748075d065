/** HTML that stands in a Markdown text. */
import type { HTML } from "mdast";
import { parseFragment, type ChildNode, type Element, type TextNode } from "parse5";
import type { TextProblem } from "../../model/problem";

interface Tag {
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
const tagsIn = (html: string): Tag[] =>
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

/** Which HTML a Markdown text may have: words with marks, lists, tables and parts that unfold. */
const allowed = new Set(
  "abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr".split(
    " ",
  ),
);

/** What to write for some that are not allowed. */
const instead: Record<string, string> = {
  a: "write a link in Markdown: [words](/contact/)",
  img: "write a picture in Markdown: ![what it shows](picture.jpg)",
  h1: "start with ##; the title of the page comes from the front matter",
  script: "leave it out",
  style: "leave it out",
};

export function htmlProblems(node: HTML): TextProblem[] {
  const start = node.position?.start ?? { line: 1, column: 1 };
  return tagsIn(node.value).flatMap(({ name, attributes, line, column }) => {
    const attribute = attributes.find((each) => /^on|^style$/.test(each));
    const message = !allowed.has(name)
      ? `<${name}> is not allowed in a text; ${instead[name] ?? "write it in Markdown, or link to a page that has it"}`
      : attribute && `${attribute}="…" is not allowed in a text; leave it out`;
    if (!message) return [];
    return {
      line: start.line + line - 1,
      column: line === 1 ? start.column + column - 1 : column,
      field: "html",
      message,
    };
  });
}
