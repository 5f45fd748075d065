/** What the Enter key does in a list and in a quote: the next line begins as this one does. */
import { isInCode } from "./in-code";
import type { Edit, Selected } from "./marks";

/** The beginning of a line: its indentation and quotes, the mark of an item and its box, and the space behind. */
const beginning = /^((?:[ \t]*>)*[ \t]*)(?:([-*+]|(\d{1,9})([.)]))([ \t]+)(\[[ xX]\][ \t]+)?)?/;

interface Beginning {
  /** All of it. */
  whole: string;
  /** What stands before the mark. */
  indent: string;
  /** The number of the item, where it has one. */
  number: number | undefined;
  /** The same mark for another number. */
  mark: (number?: number) => string;
}

/** How a line begins; undefined where it is neither an item nor part of a quote. */
function beginningOf(line: string): Beginning | undefined {
  const [whole = "", indent = "", sign = "", digits, stop, space, box] = beginning.exec(line) ?? [];
  if (sign === "" && !indent.includes(">")) return undefined;
  const number = digits === undefined ? undefined : Number(digits);
  const mark = (next = number) =>
    `${indent}${next === undefined ? sign : `${next}${stop}`}${space ?? ""}${box ? "[ ] " : ""}`;
  return { whole, indent, number, mark };
}

/** The lines below with their numbers one higher, as far as they go on counting in the same list. */
function countedOn(rest: string, { indent, number = 0 }: Beginning): { was: string; is: string } {
  const was: string[] = [];
  const is: string[] = [];
  let next = number + 1;
  for (const line of rest.split("\n").slice(1)) {
    const begins = beginningOf(line);
    const isInner = /^[ \t]/.test(line.slice(indent.length)) && line.trim() !== "";
    const goesOn = begins?.indent === indent && begins.number === next;
    if (!goesOn && !isInner) break;
    was.push(line);
    is.push(goesOn ? begins.mark(next + 1) + line.slice(begins.whole.length) : line);
    if (goesOn) next += 1;
  }
  return { was: was.join("\n"), is: is.join("\n") };
}

/**
 * Begins the next line of a list or of a quote, or ends it where the line is empty.
 * @returns undefined where the Enter key does what it does elsewhere
 */
export function nextLine({ text, start, end }: Selected): Edit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", start);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const line = text.slice(from, to);
  const begins = beginningOf(line);
  if (!begins || start - from < begins.whole.length || isInCode(text, from)) return undefined;
  if (begins.whole.length === line.length) {
    // Without an empty line between, what is written next would belong to the item above.
    const gap = from === 0 || text.slice(0, from).endsWith("\n\n") ? "" : "\n";
    return { from, to, text: gap, select: [gap.length, gap.length] };
  }
  const { number } = begins;
  const next = begins.mark(number === undefined ? undefined : number + 1);
  const space = /^[ \t]*/.exec(text.slice(start, to))?.[0].length ?? 0;
  const place = next.length + 1;
  const select: Edit["select"] = [place, place];
  const plain = { from: start, to: start + space, text: `\n${next}`, select };
  if (number === undefined) return plain;
  const { was, is } = countedOn(text.slice(to), begins);
  if (was === is) return plain;
  const tail = text.slice(start + space, to);
  return { ...plain, to: to + 1 + was.length, text: `\n${next}${tail}\n${is}` };
}
