/** Finds marks in a Markdown text that the parser could not read, so that pages would show them. */
import type { Content } from "mdast";
import { replaceEmojiNames } from "./emoji";
import { alertMark, leftMarks, leftMarkMessage } from "./left-marks";
import { positionIn, type TextProblem } from "../../model/problem";

const escapedOrCode = /\\[!-/:-@[-`{-~]|&(?:amp|#38);([#\w]+;)|&[#\w]+;/gi;

/** Masks what is read correctly (escaped signs, character codes, names of emoji), and keeps all offsets. */
const withoutRead = (source: string): string =>
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

/** Finds the first mark of each kind in each text node. */
export function textProblems(nodes: readonly Content[], body: string): TextProblem[] {
  const alerts = new Set(nodes.map(alertText));
  let before = 0;
  return nodes.flatMap((node) => {
    const { start, end } = node.position ?? {};
    // The parser splits a text at a bare address afterwards; the parts have no position.
    before = start?.offset ?? before;
    if (node.type !== "text") return [];
    const source = start ? body.slice(start.offset, end?.offset) : node.value;
    const skipped = alerts.has(node) ? node.value.indexOf("]") + 1 : 0;
    const from = before + skipped;
    return leftMarks(withoutRead(source.slice(skipped))).map(({ offset, mark, instead }) => {
      const message = leftMarkMessage(mark, instead);
      return { ...positionIn(body, from + offset), field: "text", message };
    });
  });
}
