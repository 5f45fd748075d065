/** The HTML that a text may contain: checks what an author writes, and cleans what the parser makes. */
import type { Root } from "hast";
import { sanitize, type Schema } from "hast-util-sanitize";
import type { HTML } from "mdast";
import { parseFragment, type ChildNode, type Element, type TextNode } from "parse5";
import { filmClass } from "../../lib/film";
import { pageIds, tooDeep } from "./parse-markdown";

const isElement = (node: ChildNode): node is Element => "tagName" in node;

/** All nodes of a tree, parents before their children. */
const flat = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.flatMap((node) => (isElement(node) ? [node, ...flat(node.childNodes)] : [node]));

/** Whether the elements of all HTML in a text are nested too deeply. */
export const isTooDeep = (html: readonly HTML[]): boolean =>
  tooDeep(parseFragment(html.map(({ value }) => value).join("")).childNodes) !== undefined;

export const textIn = (html: string): string =>
  flat(parseFragment(html).childNodes)
    .map((node) => (node.nodeName === "#text" ? (node as TextNode).value : ""))
    .join("");

/** The HTML elements that an author may write. */
const elements =
  "abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr".split(
    " ",
  );

/** The attributes that an author may write, by element. */
const attributes: Record<string, string[]> = {
  "*": ["dir", "lang", "title"],
  col: ["span"],
  colgroup: ["span"],
  del: ["dateTime"],
  details: ["open"],
  ins: ["dateTime"],
  li: ["value"],
  ol: ["reversed", "start", "type"],
  td: ["colSpan", "rowSpan"],
  th: ["abbr", "colSpan", "rowSpan", "scope"],
  time: ["dateTime"],
};

/** Styles without an address, except of a picture in the style itself. */
const harmlessStyle =
  /^\s*(?:[a-z-]+:\s?(?:[\w.%\s-]+|url\('data:image\/\w+;base64,[\w+/=]*'\))(?:;\s*|$))*$/;

/** A file of this site, or an unsaved picture in the CMS. */
const ownPicture = /^(?:blob:|\/(?![/\\]))/;

const picture = [["srcSet", ownPicture], "sizes", "type"] satisfies [unknown, string, string];
const styled = ["className", ["style", harmlessStyle]];
const noteId = ["id", /^fn(?:ref)?-/];
const headingId = ["id", new RegExp(`^(?!(?:${pageIds.join("|")})$)`)];
const taskList = ["className", "contains-task-list", "task-list-item"];

/** What the parser makes of Markdown: links, pictures, footnotes, tasks, ids of headings. */
const made: Record<string, unknown[]> = {
  a: ["href", ["className", /^footnote-/, filmClass]],
  code: [["className", /^language-/]],
  div: [["className", "footnotes"]],
  ...Object.fromEntries(["h2", "h3", "h4", "h5", "h6"].map((name) => [name, [headingId]])),
  img: ["alt", ["src", ownPicture], "loading", "decoding", ...picture, ...styled],
  input: [["type", "checkbox"], "checked", "disabled"],
  li: [noteId, taskList],
  ol: [taskList],
  source: picture,
  span: styled,
  sup: [noteId],
  td: ["align"],
  th: ["align"],
  ul: [taskList],
};

const names = [...new Set([...Object.keys(attributes), ...Object.keys(made)])];

const schema: Schema = {
  tagNames: [...elements, "a", "h1", "img", "input", "picture", "source"],
  attributes: Object.fromEntries(
    names.map((name) => [name, [...(attributes[name] ?? []), ...(made[name] ?? [])]]),
  ) as Schema["attributes"],
  required: { input: { disabled: true, type: "checkbox" } },
  strip: ["script", "style", "iframe", "object", "noscript", "template", "svg", "math"],
  // Links are checked when their tokens are filled in.
  protocols: {},
  clobber: [],
  ancestors: {},
};

/** Keeps only what an author may write and what the parser makes of Markdown. @param tree with raw HTML parsed */
export const allowedTree = (tree: Root): Root => sanitize(tree as never, schema) as never;

/** The remedies for some elements that are not allowed. */
const remedies = new Map([
  ["a", "write a link in Markdown: [words](/contact/)"],
  ["img", "write a picture in Markdown: ![what it shows](picture.jpg)"],
  ["h1", "start with ##; the title of the page has a field"],
  ["script", "leave it out"],
  ["style", "leave it out"],
]);

/** Why an author may not write an element, with the remedy; undefined for one that is allowed. */
export function elementFault({ tagName, attrs }: Element): string | undefined {
  if (!elements.includes(tagName))
    return `<${tagName}> is not allowed in a text; ${remedies.get(tagName) ?? "write it in Markdown, or link to a page that has it"}`;
  const own = [...(attributes["*"] ?? []), ...(attributes[tagName] ?? [])].map((name) =>
    name.toLowerCase(),
  );
  const other = attrs.find(({ name }) => !own.includes(name))?.name;
  return other && `${other}="…" is not allowed in a text; leave it out`;
}
