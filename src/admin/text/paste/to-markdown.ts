/** Makes Markdown of pasted HTML. */
import type { Element } from "hast";
import raw from "hast-util-raw";
import toMdast from "hast-util-to-mdast";
import all from "hast-util-to-mdast/lib/all";
import type { Content, HTML, Link, Root, Table } from "mdast";
import strikethrough from "mdast-util-gfm-strikethrough/to-markdown";
import tables from "mdast-util-gfm-table/to-markdown";
import toMarkdown from "mdast-util-to-markdown";
import toString from "mdast-util-to-string";
import { nodesIn } from "../../../content/read/parse-markdown";
import { cleanHtml } from "./clean-html";
import { fewEscapes } from "./few-escapes";
import { withLevels } from "./heading-levels";
import { tidied } from "./tidy-blocks";

/** A pasted text. */
export interface RichText {
  markdown: string;
  /** How many pictures it is without. */
  pictures: number;
  /** Whether nothing in it says more than its words do. */
  isPlain: boolean;
  /** Whether it begins, and ends, with words that may go on within a paragraph. */
  joins: [before: boolean, behind: boolean];
}

/** What is underlined or marked has no sign of Markdown. */
const words = (h: unknown, node: Element) => all(h, node);

const table = tables({ tablePipeAlign: false });

/** The row below the headings has three dashes for each column, as in the texts of this site. */
const tableRows = (node: Table, ...rest: never[]): string =>
  (table.handlers?.table as (node: Table, ...rest: never[]) => string)(node, ...rest).replace(
    /\n.*/,
    `\n${"| --- ".repeat(node.children[0]?.children.length ?? 0)}|`,
  );

const options: toMarkdown.Options = {
  bullet: "-",
  emphasis: "*",
  strong: "*",
  fences: true,
  listItemIndent: "one",
  rule: "-",
  extensions: [strikethrough, table],
  handlers: { table: tableRows as never },
};

/** A link whose words are its address is written as that, to the letter. */
const bareLinks = <Node extends Content>(node: Node): Node | HTML => {
  if (!("children" in node)) return node;
  const shown = node.type === "link" ? toString(node) : undefined;
  if (shown && [shown, `mailto:${shown}`].includes((node as Link).url))
    return { type: "html", value: shown };
  return { ...node, children: node.children.map(bareLinks) } as Node;
};

const plainNodes = ["paragraph", "text", "break"];

/**
 * Makes Markdown of HTML.
 * @param origin where the CMS is
 * @param level that of the heading above the place of the text; 1 where there is none
 */
export function toRichText(html: string, origin: string, level: number): RichText {
  const { body, pictures } = cleanHtml(html, origin);
  const root = raw({ type: "root", children: [{ type: "raw", value: body.innerHTML }] } as never);
  const tree = toMdast(root as never, {
    document: true,
    handlers: { u: words, ins: words, mark: words },
  });
  const { children }: Root = withLevels(tidied(tree), level);
  const blocks = children.map((node) => {
    const written = toMarkdown({ type: "root", children: [bareLinks(node)] } as Root, options);
    return node.type === "code" ? written.trimEnd() : fewEscapes(written.trimEnd());
  });
  return {
    markdown: blocks.join("\n\n"),
    pictures,
    isPlain: nodesIn({ children }).every(({ type }) => plainNodes.includes(type)),
    joins: [children[0]?.type === "paragraph", children.at(-1)?.type === "paragraph"],
  };
}
