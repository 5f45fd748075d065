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

/** Separates line breaks and spaces at both ends of words. @returns what is before, the words, what is after */
function trimmed(nodes: readonly Content[]): [Content[], Content[], Content[]] {
  const pieces = nodes.flatMap((node): Content[] =>
    node.type === "text"
      ? node.value
          .split(/^(\s+)|(\s+)$/)
          .filter(Boolean)
          .map((value) => ({ ...node, value }))
      : [node],
  );
  const start = pieces.findIndex((piece) => !isBlank(piece));
  const end = pieces.findLastIndex((piece) => !isBlank(piece)) + 1;
  return start < 0
    ? [pieces, [], []]
    : [pieces.slice(0, start), pieces.slice(start, end), pieces.slice(end)];
}

/** Leaves out what is empty, and moves spaces and line breaks out of paragraphs and bold words at their ends. */
function tidy(node: Content): Content[] {
  if (!("children" in node)) return [node];
  const [before, words, after] = trimmed(node.children.flatMap(tidy));
  const isInline = /^(strong|emphasis|delete|link)$/.test(node.type);
  if (words.length === 0 && node.type !== "tableCell") return isInline ? before : [];
  const own = {
    ...node,
    ...("spread" in node && { spread: false }),
    children: words,
  } as Content;
  return isInline ? [...before, own, ...after] : [own];
}

/** Shifts headings so that the largest is of the second level, below the title of the page. */
function withLevels(children: Content[]): Content[] {
  const levels = children.flatMap((node) => (node.type === "heading" ? node.depth : []));
  const shift = 2 - Math.min(...levels, 6);
  return children.map((node) =>
    node.type === "heading"
      ? { ...node, depth: Math.min(node.depth + shift, 4) as typeof node.depth }
      : node,
  );
}

/** Converts pasted HTML to Markdown. @returns "" where it has no text */
export function markdownOf(html: string): string {
  const tree = raw({
    type: "root",
    children: [{ type: "raw", value: plainHtml(html) }],
  } as never);
  const { children, ...root } = toMdast(tree as never, { document: true });
  const tidied: Root = { ...root, children: withLevels(children.flatMap(tidy)) };
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
