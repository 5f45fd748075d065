/** The HTML that a text may contain: checks what an author writes, and cleans what the parser makes. */
import type { Root } from "hast";
import { sanitize, type Schema } from "hast-util-sanitize";
import type { HTML } from "mdast";
import { parseFragment, type Attribute, type ChildNode, type Element, type TextNode } from "parse5";
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
/** `finishHtml` leaves out those that no link names. */
const ownId = ["id", new RegExp(`^(?!(?:${pageIds.join("|")})$)`)];
const taskList = ["className", "contains-task-list", "task-list-item"];

/** What the parser makes of Markdown: links, pictures, footnotes, tasks, ids of headings. */
const made: Record<string, unknown[]> = {
  "*": [ownId],
  a: ["href", ["className", /^footnote-/, filmClass]],
  code: [["className", /^language-/]],
  div: [["className", "footnotes"]],
  img: ["alt", ["src", ownPicture], "loading", "decoding", ...picture, ...styled],
  input: [["type", "checkbox"], "checked", "disabled"],
  li: [taskList],
  ol: [taskList],
  source: picture,
  span: styled,
  td: ["align"],
  th: ["align"],
  ul: [taskList],
};

const names = [...new Set([...Object.keys(attributes), ...Object.keys(made)])];

/** The name that an element has on pages. */
export const shownName = (name: string): string => shownAs[name] ?? name;

const schema: Schema = {
  tagNames: [...elements, ...Object.keys(shownAs), "a", "img", "input", "picture", "source"],
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

/** Elements of HTML that a text may not have, with the remedies for some. */
const refused = new Map([
  ..."audio base body button canvas dialog embed fieldset form frame frameset head html iframe input link map area math meta object option output progress select svg template textarea title track"
    .split(" ")
    .map((name): [string, string] => [name, "write it in Markdown, or link to a page that has it"]),
  ["noscript", "leave it out"],
  ["script", "leave it out"],
  ["style", "leave it out"],
  ["video", "write a film as a picture: ![what it shows](film.mp4)"],
]);

/** Attributes of links and pictures, which are read, and those whose loss nobody sees. */
const readElsewhere =
  "alt border height href id loading name rel src srcset target title width".split(" ");

const isWord = ({ name, value }: Attribute): boolean =>
  value === "" && !readElsewhere.includes(name) && !/^(class|style)$/.test(name);

/** Why an author may not write an element, with the remedy; undefined for one that pages can show. */
export function elementFault({ tagName, attrs }: Element): string | undefined {
  const remedy = refused.get(tagName);
  if (remedy) return `<${tagName}> is not allowed in a text; ${remedy}`;
  const isKnown = elements.includes(tagName) || contentOnly.includes(tagName) || tagName in shownAs;
  // As in `a<b and c>d`.
  const isSign = /^[abipqsu]$/.test(tagName) && attrs.length > 0 && attrs.every(isWord);
  return isKnown && !isSign
    ? undefined
    : `<${tagName}> would be read as an element, which no browser knows, and is not shown; write \\< for the sign, or put it in code; components are not run`;
}

/** The first attribute that pages leave out, which changes the look of the text. */
export function lostAttribute({ tagName, attrs }: Element): string | undefined {
  const kept = [...(attributes["*"] ?? []), ...(attributes[tagName] ?? [])];
  const known = [...kept.map((name) => name.toLowerCase()), ...readElsewhere];
  return attrs.find(({ name }) => !known.includes(name) && !/^(data|aria)-/.test(name))?.name;
}

/** The places in HTML that links can name. */
export const idsIn = (html: string): string[] =>
  flat(parseFragment(html).childNodes).flatMap((node) =>
    isElement(node) ? node.attrs.flatMap(({ name, value }) => (name === "id" ? value : [])) : [],
  );
