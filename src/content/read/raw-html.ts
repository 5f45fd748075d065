/** The HTML that a text may contain: checks what an author writes, and cleans what the parser makes. */
import type { Root } from "hast";
import { sanitize, type Schema } from "hast-util-sanitize";
import { parseFragment, type ChildNode, type Element, type TextNode } from "parse5";
import { filmClass } from "../../lib/film";

/** All nodes of a tree, parents before their children. */
const flat = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.flatMap((node) => ("childNodes" in node ? [node, ...flat(node.childNodes)] : [node]));

export const textIn = (html: string): string =>
  flat(parseFragment(html).childNodes)
    .map((node) => (node.nodeName === "#text" ? (node as TextNode).value : ""))
    .join("");

/** The places in HTML that links can name. */
export const idsIn = (nodes: readonly ChildNode[]): string[] =>
  flat(nodes).flatMap((node) =>
    "attrs" in node
      ? node.attrs.flatMap(({ name, value }) => (/^(id|name)$/.test(name) ? value : []))
      : [],
  );

/** The ids of the parts around a text that a heading of the text could get too. */
export const pageIds =
  "___gatsby closing-title consent-title content footer gatsby-announcer gatsby-chunk-mapping gatsby-focus-wrapper late-scripts menu-about menu-services menu-theme mobile-menu page-form search search-field".split(
    " ",
  );

/** The HTML elements that pages have. */
const elements =
  "abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr".split(
    " ",
  );

/** Elements that pages show as another. */
const shownAs: Readonly<Record<string, string>> = {
  acronym: "abbr",
  strike: "s",
  tt: "code",
  ...Object.fromEntries(
    "address article aside center footer header hgroup main nav"
      .split(" ")
      .map((name) => [name, "div"]),
  ),
};

/** Elements of which pages show the content alone. */
const contentOnly = "a big data font img label nobr picture source".split(" ");

/** Styles without an address, except of a picture in the style itself. */
const harmlessStyle =
  /^\s*(?:[a-z-]+:\s?(?:[\w.%\s-]+|url\('data:image\/\w+;base64,[\w+/=]*'\))(?:;\s*|$))*$/;

/** A file of this site, or an unsaved picture in the CMS. */
const ownPicture = /^(?:blob:|\/(?![/\\]))/;

const picture = [["srcSet", ownPicture], "sizes", "type"] satisfies [unknown, string, string];
const styled = ["className", ["style", harmlessStyle]];
/** `finishHtml` leaves out those that no link names. */
const ownId = ["id", new RegExp(`^(?!(?:${pageIds.join("|")})$)`)];
const taskList = ["className", "contains-task-list", "task-list-item"];

/** The attributes that an author may write, and what the parser makes of Markdown, by element. */
const attributes: Record<string, unknown[]> = {
  "*": [ownId, "dir", "lang", "title"],
  a: ["href", ["className", /^footnote-/, filmClass]],
  code: [["className", /^language-/]],
  col: ["span"],
  colgroup: ["span"],
  del: ["dateTime"],
  details: ["open"],
  div: [["className", "footnotes"]],
  img: ["alt", ["src", ownPicture], "loading", "decoding", ...picture, ...styled],
  input: [["type", "checkbox"], "checked", "disabled"],
  ins: ["dateTime"],
  li: [taskList, "value"],
  ol: [taskList, "reversed", "start", "type"],
  source: picture,
  span: styled,
  td: ["align", "colSpan", "rowSpan"],
  th: ["abbr", "align", "colSpan", "rowSpan", "scope"],
  time: ["dateTime"],
  ul: [taskList],
};

/** The name that an element has on pages. */
export const shownName = (name: string): string => shownAs[name] ?? name;

const schema: Schema = {
  tagNames: [...elements, ...Object.keys(shownAs), "a", "img", "input", "picture", "source"],
  attributes: attributes as Schema["attributes"],
  required: { input: { disabled: true, type: "checkbox" } },
  strip: ["script", "style", "iframe", "object", "noscript", "template", "svg", "math"],
  // Links are checked when their tokens are filled in.
  protocols: {},
  clobber: [],
  ancestors: {},
};

/** Keeps only what an author may write and what the parser makes of Markdown. @param tree with raw HTML parsed */
export const allowedTree = (tree: Root): Root => sanitize(tree as never, schema) as never;

/** Attributes of links and pictures, which are read, and those whose loss nobody sees. */
const readElsewhere =
  "alt border height href id loading name rel src srcset target title width".split(" ");

/** Whether pages can show an element, or its content. */
const isKnown = (name: string): boolean =>
  elements.includes(name) || contentOnly.includes(name) || name in shownAs;

/** Whether HTML is a sign of a text, as in `Vec<T>` or `a<b and c>d`, where nothing ends the element. */
export function isSign(html: string): boolean {
  const [, name = "", words] = /^<([a-z]\w*)((?: [a-z]\w*)*)>$/i.exec(html) ?? [];
  return name !== "" && (words ? /^\w$/.test(name) : !isKnown(name.toLowerCase()));
}

/** Why an author may not write an element, with the remedy; undefined for one that pages can show. */
export const elementFault = ({ tagName }: Element): string | undefined =>
  isKnown(tagName)
    ? undefined
    : `<${tagName}> is not shown, because a text cannot have it; write \\< for the sign, ![words](film.mp4) for a film, and for a form, a frame or a component a link to a page that has it`;

/** The first attribute that pages leave out, which changes the look of the text. */
export function lostAttribute({ tagName, attrs }: Element): string | undefined {
  const kept = [...(attributes["*"] ?? []), ...(attributes[tagName] ?? [])];
  const known = new RegExp(`^(?:${[...kept, ...readElsewhere].join("|")}|data-.*|aria-.*)$`, "i");
  return attrs.find(({ name }) => name === "style" || !known.test(name))?.name;
}
