/** Finds HTML that a text may not have, HTML that takes in what follows, and Markdown within HTML, which is not read. */
import type { Content } from "mdast";
import { parseFragment, type ChildNode, type Element, type TextNode } from "parse5";
import { positionIn, type TextProblem } from "../../model/problem";
import { nodesIn, parseMarkdown } from "./parse-markdown";
import { elementFault, lostAttribute } from "./raw-html";
import type { RuleId } from "../../model/rules";

/** Elements without an end, or whose end may be left out. */
const withoutEnd = new Set(
  "br caption col colgroup dd dt hr img li p rp rt tbody td tfoot th source thead tr wbr".split(
    " ",
  ),
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

/** @param nodes all nodes of the text as it was written */
export function htmlProblems(nodes: readonly Content[], body: string): TextProblem[] {
  const html = onlyHtml(nodes, body);
  const at = (rule: RuleId, offset: number, message: string, lines = 0): TextProblem => {
    const { line, column } = positionIn(body, offset);
    return { line: line + lines, column: lines ? 1 : column, field: "html", rule, message };
  };
  const lost: { start: number; name: string }[] = [];
  const visit = (node: ChildNode): TextProblem[] => {
    const { sourceCodeLocation: place, tagName, childNodes } = node as Element;
    // The parser adds elements, which have no position.
    const start = place?.startOffset ?? 0;
    if (node.nodeName === "#comment" && !html.slice(0, place?.endOffset).endsWith("-->"))
      return [
        at(
          "unclosed",
          start,
          "hides what follows, because it is never closed; end a comment with -->",
        ),
      ];
    if (node.nodeName === "#text") {
      const { value } = node as TextNode;
      const line = /\S/.test(value) ? markdownLine(value) : undefined;
      const message =
        "Markdown is not read on the lines of HTML or of a comment; put an empty line above and below it";
      return line === undefined ? [] : [at("html-markdown", start, message, line)];
    }
    if (!childNodes) return [];
    const fault = place && elementFault(node as Element);
    const name = place && !fault && lostAttribute(node as Element);
    if (name) lost.push({ start, name });
    const isOpen = !fault && place && !place.endTag && !withoutEnd.has(tagName);
    const open = `<${tagName}> is never closed, so it takes in what follows; end it with </${tagName}>`;
    return [
      ...(fault ? [at("element", start, fault)] : []),
      ...(isOpen ? [at("html-open", start, open)] : []),
      ...(asWritten.has(tagName) ? [] : childNodes.flatMap(visit)),
    ];
  };
  const problems = parseFragment(html, { sourceCodeLocationInfo: true }).childNodes.flatMap(visit);
  const [first, ...others] = lost;
  if (!first) return problems;
  const more = others.length > 0 ? ` (as in ${others.length} more places)` : "";
  const message = `${first.name}="…" has no effect here, since the site has its own styles${more}; leave it out`;
  return [...problems, at("html-attribute", first.start, message)];
}
