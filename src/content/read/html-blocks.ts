/** Finds HTML in a Markdown text that swallows what follows, and Markdown within HTML, which is not read. */
import type { Content } from "mdast";
import { parseFragment, type ChildNode, type Element, type TextNode } from "parse5";
import { positionIn, type TextProblem } from "../../model/problem";
import { nodesIn, parseMarkdown } from "./parse-markdown";

/** Elements without an end, or whose end may be left out. */
const withoutEnd = new Set(
  "br caption col colgroup dd dt hr img li p rp rt tbody td tfoot th thead tr wbr".split(" "),
);

const asWritten = new Set(["code", "kbd", "pre", "samp", "script", "style"]);

/** The text with blanks in the place of all that is not HTML. */
function onlyHtml(nodes: readonly Content[], body: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, " ");
  let at = 0;
  const parts = nodes.flatMap(({ type, position }) => {
    const { offset: start = 0 } = position?.start ?? {};
    const { offset: end = 0 } = position?.end ?? {};
    if (type !== "html") return [];
    const before = blank(body.slice(at, start));
    at = end;
    return [before, body.slice(start, end)];
  });
  return parts.join("");
}

/** The line of the first Markdown in a text of HTML, from 0; undefined without any. */
function markdownLine(text: string): number | undefined {
  // Only a line of its own can be a block, such as a list.
  const lines = `${/^\s*\n/.test(text) ? "" : "."}${text}`.replace(/^[ \t>]+/gm, "");
  const mark = nodesIn(parseMarkdown(lines)).find(
    ({ type, position }) =>
      !/^(paragraph|text|break|html)$/.test(type) &&
      // A bare address is shown either way.
      (type !== "link" || lines[position?.start.offset ?? 0] === "["),
  );
  return mark?.position && mark.position.start.line - 1;
}

export function htmlBlockProblems(nodes: readonly Content[], body: string): TextProblem[] {
  const html = onlyHtml(nodes, body);
  const visit = (node: ChildNode): TextProblem[] => {
    const { sourceCodeLocation: place, tagName, childNodes } = node as Element;
    // The parser adds elements, which have no position.
    const at = place ? positionIn(body, place.startOffset) : { line: 1, column: 1 };
    const found = (message: string) => [{ ...at, field: "html", message }];
    if (node.nodeName === "#comment" && place && !html.slice(0, place.endOffset).endsWith("-->"))
      return found("hides what follows, because it is never closed; end a comment with -->");
    if (node.nodeName === "#text") {
      const line = markdownLine((node as TextNode).value);
      if (line === undefined) return [];
      const message =
        "Markdown is not read on the lines of HTML or of a comment; put an empty line above and below it";
      return [{ line: at.line + line, column: 1, field: "html", message }];
    }
    if (!childNodes) return [];
    const isOpen = place && !place.endTag && !withoutEnd.has(tagName);
    const message = `<${tagName}> is never closed, so it takes in what follows; end it with </${tagName}>`;
    const within = asWritten.has(tagName) ? [] : childNodes.flatMap(visit);
    return [...(isOpen ? found(message) : []), ...within];
  };
  return parseFragment(html, { sourceCodeLocationInfo: true }).childNodes.flatMap(visit);
}
