/** Finds marks in the words of a Markdown text that are shown because the parser could not read them. */
import type { Content } from "mdast";
import { replaceEmojiNames } from "./emoji";
import { alertMark, leftMarks, leftMarkMessage } from "./left-marks";
import { positionIn, type TextProblem } from "../../model/problem";

const escapedOrCode = /\\[!-/:-@[-`{-~]|&(?:amp|#38);([#\w]+;)|&[#\w]+;/gi;

/** Masks what the parser reads (escaped signs, codes of characters, names of emoji) without moving anything. */
const withoutRead = (source: string): string =>
  replaceEmojiNames(
    source.replace(escapedOrCode, (written, codeTwice?: string) =>
      (codeTwice ? `&${codeTwice}` : "").padEnd(written.length, "x"),
    ),
    (_, written) => "x".repeat(written.length),
  );

/** The words that an alert begins with, where a node is a quotation that is one. */
function alertText(node: Content): Content | undefined {
  if (node.type !== "blockquote") return undefined;
  const [paragraph] = node.children;
  const first = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
  return first?.type === "text" && alertMark.test(first.value) ? first : undefined;
}

/** Finds the first mark of each kind in each run of words. */
export function textProblems(nodes: readonly Content[], body: string): TextProblem[] {
  const alerts = new Set(nodes.map(alertText));
  let before = 0;
  return nodes.flatMap((node) => {
    const { start, end } = node.position ?? {};
    // Words beside an address that only the parser's second look finds have no place of their own.
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
