/** Finds HTML that a text may not have, HTML that takes in what follows, and Markdown within HTML, which is not read. */
import type { Content } from "mdast";
import { parseFragment, type ChildNode, type Element } from "parse5";
import { problemIn, type TextProblem } from "../../model/problem";
import { elementFault, lostAttribute } from "./raw-html";
import type { RuleId } from "../../model/rules";

/** Elements without an end, or whose end may be left out. */
const withoutEnd =
  /^(br|caption|col|colgroup|d[dt]|h[1-6]|hr|img|li|p|r[pt]|source|t[dhr]|tbody|tfoot|thead|wbr)$/;

const asWritten = /^(code|kbd|pre|samp|script|style)$/;

/** Marks between tags; only a line of its own can be a block, such as a list. */
const markdown =
  /(?<=\n[ \t>]*)(?:[-+*]|#{1,6}|\d{1,9}[.)])[ \t]+\S|\*\*(?=\S)|(?<![\w*])[*_](?=[^\s*_])[^*_\n]*[*_](?![\w*])|`[^`\n]+`|\[[^\]\n]+\]\(/;

/** The HTML of a text, with blanks in the place of all else. @param nodes all nodes of the text */
export function htmlOf(nodes: readonly Content[], body: string) {
  let html = "";
  for (const { type, position } of nodes) {
    const { offset: start = 0 } = position?.start ?? {};
    if (type !== "html") continue;
    html += body.slice(html.length, start).replace(/[^\n]/g, " ");
    html += body.slice(start, position?.end.offset);
  }
  return { html, childNodes: parseFragment(html, { sourceCodeLocationInfo: true }).childNodes };
}

export function htmlProblems(
  { html, childNodes }: ReturnType<typeof htmlOf>,
  body: string,
): TextProblem[] {
  const at = (rule: RuleId, offset: number, message: string) =>
    problemIn(body, offset, rule, message, "html");
  const lost: { start: number; name: string }[] = [];
  const visit = (node: ChildNode): TextProblem[] => {
    // The parser adds elements, which have no position.
    const { sourceCodeLocation: place, tagName, attrs, childNodes } = node as Element;
    const { startOffset: start = 0, endOffset: end = 0 } = place ?? {};
    if (node.nodeName === "#comment") {
      const message = "hides what follows, because it is never closed; end a comment with -->";
      return html.slice(0, end).endsWith("-->") ? [] : [at("unclosed", start, message)];
    }
    if (node.nodeName === "#text") {
      const found = markdown.exec(html.slice(start, end));
      const message =
        "Markdown is not read on the lines of HTML or of a comment; put an empty line above and below it";
      return found ? [at("html-markdown", start + found.index, message)] : [];
    }
    const fault = place && elementFault(node as Element);
    const name = place && !fault && lostAttribute(node as Element);
    if (name) lost.push({ start, name });
    const isAnchor = tagName === "a" && attrs.every((attribute) => attribute.name !== "href");
    const mayBeOpen = withoutEnd.test(tagName) || isAnchor;
    const isOpen = !fault && place && !place.endTag && !mayBeOpen;
    const open = `<${tagName}> is never closed, so it takes in what follows; end it with </${tagName}>`;
    return [
      ...(fault ? [at("element", start, fault)] : []),
      ...(isOpen ? [at("html-open", start, open)] : []),
      ...(asWritten.test(tagName) ? [] : childNodes.flatMap(visit)),
    ];
  };
  const problems = childNodes.flatMap(visit);
  const [first, ...others] = lost;
  if (!first) return problems;
  const more = others.length > 0 ? ` (as in ${others.length} more places)` : "";
  const message = `${first.name}="…" has no effect here, since the site has its own styles${more}; leave it out`;
  return [...problems, at("html-attribute", first.start, message)];
}
