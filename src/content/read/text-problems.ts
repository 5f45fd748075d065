/** Finds marks in a Markdown text that the parser could not read, so that pages would show them. */
import type { Content } from "mdast";
import { alertMark, leftoverMarkup, leftoverMessage } from "./unparsed-markup";
import { problemIn, type TextProblem } from "../../model/problem";

const escapedOrCode = /\\[!-/:-@[-`{-~]|&(?:amp|#38);([#\w]+;)|&[#\w]+;/gi;

/** Masks escaped signs and character codes, which are read correctly, and keeps all offsets. */
const masked = (source: string): string =>
  source.replace(escapedOrCode, (written, codeTwice?: string) =>
    (codeTwice ? `&${codeTwice}` : "").padEnd(written.length, "x"),
  );

/** Paths and formulas of which Markdown drops a backslash. */
const lostSigns =
  /(?<!\S)\\\\[\w.-]+\\\S*|(?<!\S)[A-Za-z]:\\\S*\\[!-/:-@[-`{-~]\S*|\\\((?=.*?\\[a-z]+.*?\\\))|\\\[(?=.*?\\[a-z]+.*?\\\])/g;

/** Finds the first mark of each kind in each text node. */
export function textProblems(nodes: readonly Content[], body: string): TextProblem[] {
  let nodeOffset = 0;
  return nodes.flatMap((node) => {
    const { start, end } = node.position ?? {};
    // The parser splits a text at a bare address afterwards; the parts have no position.
    nodeOffset = start?.offset ?? nodeOffset;
    if (node.type !== "text") return [];
    const from = nodeOffset;
    const source = start ? body.slice(from, end?.offset) : node.value;
    const isAlert = alertMark.test(node.value) && /> *$/.test(body.slice(0, from).slice(-4));
    // A text after a link, or within bold words, does not begin a line.
    const before = /\S/.test(body[from - 1] ?? "") ? "x" : "";
    const text = masked(isAlert ? source.replace("[!", "xx") : source);
    return [
      ...leftoverMarkup(before + text).map(({ offset, markup, instead, rule }) =>
        problemIn(body, from + offset - before.length, rule, leftoverMessage(markup, instead)),
      ),
      ...[...source.matchAll(lostSigns)].map(({ 0: lost, index }) => {
        const message = `"${lost}" loses a backslash; put paths and formulas between \` signs`;
        return problemIn(body, from + index, "lost-sign", message);
      }),
    ];
  });
}
