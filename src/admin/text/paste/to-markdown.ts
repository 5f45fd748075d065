/** Makes Markdown of pasted HTML. */
import type { Element } from "hast";
import raw from "hast-util-raw";
import toMdast from "hast-util-to-mdast";
import all from "hast-util-to-mdast/lib/all";
import type { Root } from "mdast";
import { nodesIn } from "../../../content/read/parse-markdown";
import { cleanHtml } from "./clean-html";
import { withLevels } from "./heading-levels";
import { tidied } from "./tidy-blocks";
import { writeBlock } from "./write-block";

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
  return {
    markdown: children.map(writeBlock).join("\n\n"),
    pictures,
    isPlain: nodesIn({ children }).every(({ type }) => plainNodes.includes(type)),
    joins: [children[0]?.type === "paragraph", children.at(-1)?.type === "paragraph"],
  };
}
