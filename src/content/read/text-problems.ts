/** Finds marks in a Markdown text that the parser could not read, so that pages would show them. */
import type { Content } from "mdast";
import { replaceEmojiNames } from "./emoji";
import { alertMark, leftoverMarkup, leftoverMessage } from "./unparsed-markup";
import { positionIn, type TextProblem } from "../../model/problem";

const escapedOrCode = /\\[!-/:-@[-`{-~]|&(?:amp|#38);([#\w]+;)|&[#\w]+;/gi;

/** Masks escaped signs, character codes and names of emoji, which are read correctly, and keeps all offsets. */
const masked = (source: string): string =>
  replaceEmojiNames(
    source.replace(escapedOrCode, (written, codeTwice?: string) =>
      (codeTwice ? `&${codeTwice}` : "").padEnd(written.length, "x"),
    ),
    (_, written) => "x".repeat(written.length),
  );

/** The first text of a quotation that is an alert; undefined for any other node. */
function alertText(node: Content): Content | undefined {
  if (node.type !== "blockquote") return undefined;
  const [paragraph] = node.children;
  const first = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
  return first?.type === "text" && alertMark.test(first.value) ? first : undefined;
}

/** Paths and formulas of which Markdown drops a backslash. */
const lostSigns =
  /(?<!\S)\\\\[\w.-]+\\\S*|(?<!\S)[A-Za-z]:\\\S*\\[!-/:-@[-`{-~]\S*|\\\((?=.*?\\[a-z]+.*?\\\))|\\\[(?=.*?\\[a-z]+.*?\\\])/;

/** Finds the first mark of each kind in each text node. */
export function textProblems(nodes: readonly Content[], body: string): TextProblem[] {
  const alerts = new Set(nodes.map(alertText));
  let nodeOffset = 0;
  return nodes.flatMap((node) => {
    const { start, end } = node.position ?? {};
    // The parser splits a text at a bare address afterwards; the parts have no position.
    nodeOffset = start?.offset ?? nodeOffset;
    if (node.type !== "text") return [];
    const source = start ? body.slice(start.offset, end?.offset) : node.value;
    const skipped = alerts.has(node) ? node.value.indexOf("]") + 1 : 0;
    const from = nodeOffset + skipped;
    // A text after a link, or within bold words, does not begin a line.
    const before = /\S/.test(body[from - 1] ?? "") ? "x" : "";
    const at = (offset: number) => positionIn(body, from + offset);
    const found = leftoverMarkup(before + masked(source.slice(skipped))).map(
      ({ offset, markup, instead, rule }): TextProblem => ({
        ...at(offset - before.length),
        field: "text",
        rule,
        message: leftoverMessage(markup, instead),
      }),
    );
    const lost = lostSigns.exec(source);
    if (!lost) return found;
    const message = `"${lost[0]}" loses a backslash; put paths and formulas between ` + "` signs";
    return [...found, { ...at(lost.index), field: "text", rule: "lost-sign", message }];
  });
}
