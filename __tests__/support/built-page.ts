/** A page of the built site, parsed once, with what rules ask of it read at the first asking. */
import type { AnyNode, CheerioAPI, Element } from "cheerio";

/** One space wherever there is any: HTML and content files break their lines in different places. */
export const oneSpace = (text: string) => text.replace(/\s+/g, " ").trim();

/** Letters and digits alone: a text with its marks of Markdown is the same as without them. */
export const lettersOf = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");

const unseen = new Set(["script", "style", "noscript", "template"]);

const textsIn = (nodes: AnyNode[], skip: ReadonlySet<string>): string[] =>
  nodes.flatMap((node) => {
    if (node.type === "text") return node.data;
    return "children" in node && !("name" in node && skip.has(node.name))
      ? textsIn(node.children, skip)
      : [];
  });

export class Page {
  private readonly known = new Map<string, unknown>();

  constructor(
    /** The address, with a slash at both ends; the page for addresses that lead nowhere is /404.html. */
    readonly route: string,
    readonly html: string,
    readonly $: CheerioAPI,
    /** True for the page for addresses that lead nowhere. */
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

  /** The text of the main part as it reads: adjoining texts are joined without a space. */
  get text(): string {
    return this.once("text", () => this.textOf("main"));
  }

  /** Letters and digits of the main part. */
  get letters(): string {
    return this.once("letters", () => lettersOf(this.text));
  }

  /** All visible text outside of blocks of code, its parts set apart by spaces. */
  get prose(): string {
    const skip = new Set([...unseen, "pre", "code"]);
    return this.once("prose", () => oneSpace(textsIn(this.$("body").toArray(), skip).join(" ")));
  }

  get ids(): string[] {
    return this.once("ids", () => this.elements("[id]").map(({ attribs }) => attribs.id ?? ""));
  }

  elements(selector: string): Element[] {
    return this.$<Element, string>(selector).toArray();
  }

  /** An attribute of all elements that a selector finds; an empty text where one lacks it. */
  attributes(selector: string, name: string): string[] {
    return this.elements(selector).map(({ attribs }) => attribs[name] ?? "");
  }

  /** The addresses that the links of a part of the page lead to. */
  links(selector = "body"): string[] {
    return this.attributes(`${selector} a`, "href");
  }

  /** The texts of all elements that a selector finds. */
  texts(selector: string): string[] {
    return this.elements(selector).map((element) => oneSpace(this.$(element).text()));
  }

  /** The content of a meta element, once for each that there is. */
  metas(name: string): string[] {
    return this.attributes(`meta[name="${name}"], meta[property="${name}"]`, "content");
  }

  meta(name: string): string {
    return this.metas(name)[0] ?? "";
  }

  /** The texts that the main part does not hold. */
  missing(texts: readonly string[]): string[] {
    return texts.filter((text) => !this.text.includes(oneSpace(text)));
  }
}
