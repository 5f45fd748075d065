/** Converts text pasted from a page, Word or Google Docs to Markdown. */
import raw from "hast-util-raw";
import toMdast from "hast-util-to-mdast";
import type { Content, Root } from "mdast";
import strikethrough from "mdast-util-gfm-strikethrough/to-markdown";
import tables from "mdast-util-gfm-table/to-markdown";
import toMarkdown from "mdast-util-to-markdown";
import { plainHtml } from "./pasted-html";

const isBlank = (node: Content): boolean =>
  node.type === "break" || (node.type === "text" && node.value.trim() === "");

/** Leaves out what is empty, and moves spaces and line breaks out of paragraphs and bold words at their ends. */
function tidy(node: Content): Content[] {
  if (node.type === "text")
    return node.value.split(/^(\s+)|(\s+)$/).flatMap((value) => (value ? { ...node, value } : []));
  if (!("children" in node)) return [node];
  const nodes = node.children.flatMap(tidy);
  const start = nodes.findIndex((each) => !isBlank(each));
  const end = nodes.findLastIndex((each) => !isBlank(each)) + 1;
  const isInline = /^(strong|emphasis|delete|link)$/.test(node.type);
  if (end === 0 && node.type !== "tableCell") return isInline ? nodes : [];
  if ("spread" in node) node.spread = false;
  const own = { ...node, children: nodes.slice(Math.max(start, 0), end) } as Content;
  return isInline ? [...nodes.slice(0, start), own, ...nodes.slice(end)] : [own];
}

/** Converts pasted HTML to Markdown. @returns "" where it has no text */
export function markdownOf(html: string): string {
  const tree = raw({
    type: "root",
    children: [{ type: "raw", value: plainHtml(html) }],
  } as never);
  const { children } = toMdast(tree as never, { document: true });
  const tidied: Root = { type: "root", children: children.flatMap(tidy) };
  // The largest heading is of the second level, below the title of the page.
  const headings = tidied.children.filter((node) => node.type === "heading");
  const shift = 2 - Math.min(...headings.map(({ depth }) => depth));
  for (const heading of headings) heading.depth = Math.min(heading.depth + shift, 4) as 2 | 3 | 4;
  const text = toMarkdown(tidied, {
    bullet: "-",
    emphasis: "_",
    fences: true,
    listItemIndent: "one",
    rule: "-",
    extensions: [strikethrough, tables({ tablePipeAlign: false })],
  });
  return (
    text
      .replace(/\uE000(.*?)\uE001/g, "<$1>")
      // An “and” sign that starts no HTML entity needs no escape.
      .replace(/(?<!\\)\\&(?!#?\w+;)/g, "&")
      // A comment between two lists, and line breaks without words.
      .replace(/\n[ >]*<!---->\n/g, "")
      .replace(/\\\n(?:([ >]*)\\\n)+/g, "\n$1\n")
      .trim()
  );
}
