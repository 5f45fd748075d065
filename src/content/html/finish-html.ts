/** Finishes the HTML tree of a Markdown text: fills in facts, draws charts, makes tables scroll. */
import type { Element, Properties, Root, RootContent, Text } from "hast";
import toHtml from "hast-util-to-html";
import toText from "hast-util-to-string";
import { chartHtml } from "../../charts/chart-html";
import { chart as chartSchema } from "../../model/chart";
import { readChart } from "../read/read-chart";
import { fillTokens, fillTree, type TokenTable } from "../../model/text-tokens";
import { rightToLeft, withoutPercentCodes } from "../../lib/text";
import { typesetTree } from "./typeset";
import { typesetFields } from "./typeset-fields";
import { addClass, headRows, stackTable } from "./tables";
import type { Resolve } from "../site/site";
import { alertMark } from "../read/unparsed-markup";
import { allowedTree, shownName } from "../read/raw-html";
import { drawnStill } from "../../lib/drawing-addresses";
import { filmClass, filmNote, playWords } from "../../lib/film";
import { browserAddress, downloadEvent, linkKind } from "../../lib/link-kind";
import { localeOf } from "../../lib/locale";
import { spokenFigures } from "../../lib/spoken-figures";

/** Turns a quotation that begins with [!NOTE] or another alert of GitHub into an alert with a title. */
function titleAlert(quotation: Element): Element {
  const at = quotation.children.findIndex(({ type }) => type === "element");
  const paragraph = quotation.children[at] as Element | undefined;
  const first = paragraph?.children[0];
  if (!paragraph || first?.type !== "text") return quotation;
  const [mark, word = ""] = alertMark.exec(first.value) ?? [];
  if (!mark) return quotation;
  const title = element("p", WORDS.alerts[word.toLowerCase()] ?? word, { className: ["title"] });
  const rest = first.value.slice(mark.length);
  const words = [...(rest ? [{ ...first, value: rest }] : []), ...paragraph.children.slice(1)];
  const text = words.length > 0 ? [{ ...paragraph, children: words }] : [];
  const children = [...quotation.children];
  children.splice(at, 1, title, ...text);
  return addClass({ ...quotation, children }, "alert");
}

const element = (
  tagName: string,
  content: string | Element["children"] = [],
  properties: Properties = {},
): Element => ({
  type: "element",
  tagName,
  properties,
  children: typeof content === "string" ? [{ type: "text", value: content }] : content,
});

/** Adds properties to those of an element, or replaces them. */
const withProperties = (element: Element, added: Properties): Element => ({
  ...element,
  properties: { ...element.properties, ...added },
});

type Raw = { type: "raw"; value: string };
type Node = RootContent | Raw;

const isElement = (node: Node, name?: string): node is Element =>
  node.type === "element" && (name === undefined || node.tagName === name);

const isFilm = ({ tagName, properties }: Element): boolean =>
  tagName === "a" && String(properties?.className) === filmClass;

function chartNode(node: Element, tokens: TokenTable): Raw | undefined {
  const [code] = node.children;
  if (node.tagName !== "pre" || !code || !isElement(code, "code")) return undefined;
  const classes = code.properties?.className;
  if (!Array.isArray(classes) || !classes.includes("language-chart")) return undefined;
  const { chart } = readChart(toText(code), 0);
  if (!chart) return undefined;
  const locale = localeOf(tokens.get("site.language"));
  const filled = typesetFields(chartSchema, fillTree(chart, tokens) as typeof chart, locale);
  return { type: "raw", value: chartHtml(filled) };
}

function alignByClass(cell: Element): Element {
  const { align, ...properties } = cell.properties ?? {};
  const rest = { ...cell, properties };
  return typeof align === "string" ? addClass(rest, `align-${align}`) : rest;
}

/** Gives a head cell that begins a row of data its scope. */
function scopeRow(row: Element): Element {
  const [first, ...others] = row.children.filter((child) => isElement(child));
  if (first?.tagName !== "th" || !others.some((cell) => isElement(cell, "td"))) return row;
  const head = { ...first, properties: { scope: "row", ...first.properties } };
  return { ...row, children: row.children.map((child) => (child === first ? head : child)) };
}

/** Replaces the signs of figures by words for screen readers; what is seen stays. */
const speakFigures = (nodes: Element["children"]): Element["children"] =>
  nodes.flatMap((node) => {
    if (isElement(node) && node.tagName !== "code")
      return { ...node, children: speakFigures(node.children) };
    const words = node.type === "text" ? spokenFigures(node.value) : "";
    if (node.type !== "text" || words === node.value) return node;
    return [
      element("span", node.value, { ariaHidden: "true" }),
      element("span", words, { className: ["visually-hidden"] }),
    ];
  });

/** Gives a head cell its scope if it has none; an empty corner becomes a plain cell. */
function finishCell(cell: Element): Element {
  const aligned = { ...alignByClass(cell), children: speakFigures(cell.children) };
  if (cell.tagName !== "th") return aligned;
  if (cell.children.length === 0) return { ...aligned, tagName: "td" };
  return { ...aligned, properties: { scope: "col", ...aligned.properties } };
}

/** Labels the checkbox of a task for screen readers. */
const nameTaskBox = (box: Element): Element =>
  withProperties(box, {
    ariaLabel: box.properties?.checked ? WORDS.texts.done : WORDS.texts.toDo,
  });

/** What links lead to. */
export interface LinkTargets {
  /** The sizes of files in bytes, by their addresses. */
  files: ReadonlyMap<string, number>;
  /** The address that a link gets; empty for a link of which only the words stay. */
  resolve: Resolve;
}

/** The whole address of a page or file of the site, in the language of the text. */
const withPrefix = (address: string): string =>
  address.startsWith("/") ? SITE.prefix + address : address;

/** Writes the type and size of a file after the words of its link, and puts the address of any link as browsers want it. */
function finishLink(link: Element, { files, resolve }: LinkTargets): Element {
  const { href: written } = link.properties ?? {};
  if (typeof written !== "string") return link;
  // Gatsby has put the prefix before the addresses that a text has.
  const isPrefixed = written.startsWith(`${SITE.prefix}/`);
  const href = resolve(isPrefixed ? written.slice(SITE.prefix.length) : written);
  const full = withPrefix(browserAddress(href));
  const address = withoutPercentCodes(href);
  if (linkKind(address) !== "file") return withProperties(link, { href: full });
  const type = address.slice(address.lastIndexOf(".") + 1).toUpperCase();
  const kilobytes = Math.ceil((files.get(address) ?? 0) / 1000);
  const size: Text = { type: "text", value: ` (${type}, ${kilobytes}\u00a0kB)` };
  const children = kilobytes > 0 ? [...link.children, size] : link.children;
  return withProperties({ ...link, children }, { href: full, dataEvent: downloadEvent(address) });
}

/** Makes the still of a film, and the place of its player. */
function finishFilm(link: Element): Element[] {
  const { href } = link.properties ?? {};
  const words = toText(link).trim();
  const drawn = { ...drawnStill, alt: "", loading: "lazy", decoding: "async" };
  const still = words ? [element("strong", words), element("img", [], drawn)] : link.children;
  const children = [...still, element("span", playWords(String(href)))];
  const note = filmNote(String(href));
  const film = [addClass({ ...link, children }, "brand"), element("span")];
  if (!note) return film;
  const policy = element("a", note.label, { href: withPrefix(note.to) });
  return [...film, element("small", [{ type: "text", value: `${note.text} ` }, policy])];
}

const region = (table: Element, number: number): Element =>
  element("section", [table], {
    className: ["table-scroll"],
    ariaLabel: WORDS.texts.table.replace("{number}", String(number)),
    tabIndex: 0,
  });

/** A token in an address, in which the Markdown parser encodes the braces. */
const encodedToken = /%7B%7B(?:%20)*(.+?)(?:%20)*%7D%7D/g;

const fillAddress = (address: string, tokens: TokenTable): string =>
  address.replace(encodedToken, (whole, name: string) => tokens.get(name) ?? whole);

/** Fills in the tokens of attributes, and leaves out an address that no link may have. */
const fillProperties = (properties: Properties, tokens: TokenTable): Properties =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, value]): [string, Properties[string]] => [
        name,
        typeof value === "string" ? fillTokens(fillAddress(value, tokens), tokens).text : value,
      ])
      .filter(([name, value]) => name !== "href" || linkKind(String(value)) !== undefined),
  );

/** Elements that hold text in one direction. */
const directed = new Set(
  "blockquote dd dt figcaption h2 h3 h4 h5 h6 li ol p summary td th ul".split(" "),
);

/** The anchors that links of a tree name. */
const namedIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const href = String(node.properties?.href);
    const own = href.startsWith("#") ? [withoutPercentCodes(href.slice(1))] : [];
    return [...own, ...namedIn(node.children)];
  });

class Finisher {
  private tables = 0;
  /** The last heading, which names the tables below it. */
  private heading = "";
  private readonly ids = new Set<unknown>();

  constructor(
    private readonly tokens: TokenTable,
    private readonly links: LinkTargets,
    private readonly named: ReadonlySet<string>,
  ) {}

  nodes(nodes: readonly Node[]): Node[] {
    return nodes
      .filter(({ type }) => type !== "comment")
      .map((node) => this.node(node))
      .flatMap<Node>((node) => {
        if (!isElement(node)) return node;
        if (isFilm(node)) return finishFilm(node);
        return node.properties?.href === "" ? node.children : node;
      });
  }

  private node(node: Node): Node {
    if (node.type === "text") return this.text(node);
    if (!isElement(node)) return node;
    const chart = chartNode(node, this.tokens);
    if (chart) return chart;
    if (node.tagName === "table") {
      this.tables += 1;
      return region(this.table(node), this.tables);
    }
    if (/^h[2-6]$/.test(node.tagName)) this.heading = fillTokens(toText(node), this.tokens).text;
    const element = this.element(node.tagName === "tr" ? scopeRow(node) : node);
    if (node.tagName === "a" && !isFilm(node)) return finishLink(element, this.links);
    if (node.tagName === "input") return nameTaskBox(element);
    if (node.tagName === "blockquote") return titleAlert(element);
    if (node.tagName === "td" || node.tagName === "th") return finishCell(element);
    return node.tagName === "pre"
      ? { ...element, properties: { tabIndex: 0, ...element.properties } }
      : element;
  }

  private table(node: Element): Element {
    const ariaLabel = this.heading;
    const table = this.element(headRows(stackTable(node)));
    return !ariaLabel || node.children.some((child) => isElement(child, "caption"))
      ? table
      : withProperties(table, { ariaLabel });
  }

  private text(node: Text): Text {
    // The parser of raw HTML moves the line breaks between the rows of a table before that table.
    if (/^\n+$/.test(node.value)) return { ...node, value: "\n" };
    return { ...node, value: fillTokens(node.value, this.tokens).text };
  }

  /**
   * Keeps the first of equal ids, since references to a footnote repeat its id, and of the ids that an author has
   * written those that a link names.
   */
  private properties({ tagName, properties = {} }: Element): Properties {
    const { id, ...others } = properties;
    const isMade = /^h[2-6]$/.test(tagName) || /^fn(?:ref)?-/.test(String(id));
    const isKept = id && !this.ids.has(id) && (isMade || this.named.has(String(id)));
    if (isKept) this.ids.add(id);
    return fillProperties(isKept ? { id, ...others } : others, this.tokens);
  }

  private element(node: Element): Element {
    const isDirected = directed.has(node.tagName) && rightToLeft.test(toText(node));
    return {
      ...node,
      tagName: shownName(node.tagName),
      properties: { ...(isDirected && { dir: "auto" }), ...this.properties(node) },
      children: this.nodes(node.children) as Element["children"],
    };
  }
}

/**
 * @param tree as gatsby-transformer-remark makes it, with raw HTML parsed; only what texts may contain is kept
 */
export function finishHtml(
  tree: Root,
  tokens: TokenTable,
  links: LinkTargets = { files: new Map(), resolve: (to) => to },
): string {
  const allowed = typesetTree(allowedTree(tree), localeOf(tokens.get("site.language"))).children;
  const named = new Set(namedIn(allowed));
  const children = new Finisher(tokens, links, named).nodes(allowed) as Root["children"];
  const finished: Root = { ...tree, children };
  return toHtml(finished, { allowDangerousHtml: true, entities: { useNamedReferences: true } });
}
