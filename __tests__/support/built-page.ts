/** A page of the built site. Its values are computed at their first use and kept. */
import type { AnyNode, CheerioAPI, Element } from "cheerio";

/** Collapses whitespace, because HTML and content files wrap their lines in different places. */
export const oneSpace = (text: string) => text.replace(/\s+/g, " ").trim();

/** Keeps only letters and digits, so that texts with and without Markdown compare as equal. */
export const lettersOf = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");

const unseen = new Set(["script", "style", "noscript", "template"]);

/** Whether a node has the words that are spoken for the figure before it. */
const isSpoken = (node: AnyNode): boolean =>
  "attribs" in node &&
  node.attribs.class === "visually-hidden" &&
  node.prev?.type === "tag" &&
  node.prev.attribs["aria-hidden"] === "true";

const textsIn = (nodes: AnyNode[], skip: ReadonlySet<string>): string[] =>
  nodes.flatMap((node) => {
    if (node.type === "text") return node.data;
    return "children" in node && !("name" in node && (skip.has(node.name) || isSpoken(node)))
      ? textsIn(node.children, skip)
      : [];
  });

export class Page {
  private readonly known = new Map<string, unknown>();

  constructor(
    /** The address, with a slash at both ends; that of the 404 page is /404.html or /404/. */
    readonly route: string,
    readonly html: string,
    readonly $: CheerioAPI,
    /** Whether it is the 404 page. */
    readonly isNotFound: boolean,
  ) {}

  private once<Value>(name: string, read: () => Value): Value {
    if (!this.known.has(name)) this.known.set(name, read());
    return this.known.get(name) as Value;
  }

  /**
   * The text of the first element that a selector finds, without scripts and styles.
   * @param between what to put between texts of different elements
   */
  textOf(selector: string, between = ""): string {
    const found = this.$(selector).first().toArray();
    return oneSpace(textsIn(found, unseen).join(between));
  }

  /** The text of the main part; adjacent text nodes are joined without a space. */
  get text(): string {
    return this.once("text", () => this.textOf("main"));
  }

  /** The letters and digits of the main part. */
  get letters(): string {
    return this.once("letters", () => lettersOf(this.text));
  }

  /** All visible text outside of code, with spaces between text nodes. */
  get prose(): string {
    const skip = new Set([...unseen, "pre", "code"]);
    return this.once("prose", () => oneSpace(textsIn(this.$("body").toArray(), skip).join(" ")));
  }

  get ids(): string[] {
    return this.once("ids", () => this.elements("[id]").map(({ attribs }) => attribs.id ?? ""));
  }

  elements(selector: string): Element[] {
    return this.once(selector, () => this.$<Element, string>(selector).toArray());
  }

  /** An attribute of all elements that a selector finds; an empty text for an element without it. */
  attributes(selector: string, name: string): string[] {
    return this.elements(selector).map(({ attribs }) => attribs[name] ?? "");
  }

  /** The addresses of the links in a part of the page. */
  links(selector = "body"): string[] {
    return this.attributes(`${selector} a`, "href");
  }

  /** The texts of all elements that a selector finds. */
  texts(selector: string): string[] {
    return this.elements(selector).map((element) => oneSpace(this.$(element).text()));
  }

  /** The contents of all meta elements with a name or property. */
  metas(name: string): string[] {
    return this.elements("meta").flatMap(({ attribs }) =>
      [attribs.name, attribs.property].includes(name) ? (attribs.content ?? "") : [],
    );
  }

  meta(name: string): string {
    return this.metas(name)[0] ?? "";
  }

  /** The texts that the main part lacks. */
  missing(texts: readonly string[]): string[] {
    return texts.filter((text) => !this.text.includes(oneSpace(text)));
  }
}
