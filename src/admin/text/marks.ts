/** What the buttons above a Markdown text do: each edits the lines or words that are selected and nothing else. */

/** A text with what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What is in the place of a part of a text, and what is selected then, counted from its start. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  select: [start: number, end: number];
}

/** The selected words without the space around them, and where they stand. */
function wordsOf({ text, start, end }: Selected): { inner: string; from: number; to: number } {
  const words = text.slice(start, end);
  const inner = words.trim();
  const from = start + words.length - words.trimStart().length;
  return { inner, from, to: from + inner.length };
}

/** Whether words stand between a mark. Within `**`, they do not stand between `*`; within `***`, between both. */
function isBetween(text: string, from: number, to: number, mark: string): boolean {
  const [sign = ""] = mark;
  let count = 0;
  while (text[from - 1 - count] === sign && text[to + count] === sign) count += 1;
  return mark.length === 1 ? count % 2 === 1 : count >= mark.length;
}

/** A mark at the beginning of a line. */
export const begins = /^(?:#{1,6} |[-*+] |\d+[.)] |> )/;

/** The word that the caret is in; where it is in none, the caret's place. */
function wordAt({ text, start, end }: Selected): Selected {
  if (start !== end) return { text, start, end };
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const behind = /^[\p{L}\p{N}]*/u.exec(text.slice(start))?.[0].length ?? 0;
  const isWithin = before > 0 && behind > 0;
  return isWithin ? { text, start: start - before, end: start + behind } : { text, start, end };
}

/** Takes a mark out of words, since none is read within its like. Alone between spaces it is a sign, as in `2 * 3`. */
const withoutMark = (words: string, mark: string): string =>
  mark === "*"
    ? words.replace(/(?<!\*)\*(?!\*)/g, (sign, place: number) =>
        /^\s?\*\s?$/.test(words.slice(Math.max(0, place - 1), place + 2)) ? sign : "",
      )
    : words.replaceAll(mark, "");

/** Puts a mark around the words of each line, behind what the line begins with, or takes it away where all have it. */
function wrappedLines({ text, start, end }: Selected, mark: string): Edit {
  const lines = text.slice(start, end).split("\n");
  const parts = lines.map((line) => {
    const lead = /^[ \t]*/.exec(line)?.[0] ?? "";
    const begin = lead + (begins.exec(line.slice(lead.length))?.[0] ?? "");
    return { begin, words: line.slice(begin.length).trim() };
  });
  const filled = parts.filter(({ words }) => words !== "");
  const inner = (words: string) => words.slice(mark.length, -mark.length);
  const isMarked = filled.every(
    ({ words }) =>
      words.startsWith(mark) &&
      words.endsWith(mark) &&
      isBetween(words, mark.length, words.length - mark.length, mark) &&
      !inner(words).includes(mark),
  );
  const edited = parts
    .map(({ begin, words }) =>
      words === ""
        ? begin.trimEnd()
        : begin + (isMarked ? inner(words) : mark + withoutMark(words, mark) + mark),
    )
    .join("\n");
  return { from: start, to: end, text: edited, select: [0, edited.length] };
}

/** Whether a place is before the mark that ends words of its line. */
function isBeforeEnd(text: string, place: number, mark: string): boolean {
  const [sign = ""] = mark;
  const before = text.slice(text.lastIndexOf("\n", place - 1) + 1, place);
  const isOpen = before.split(mark).length % 2 === 0;
  return isOpen && /\S$/.test(before) && !before.endsWith(sign) && text.startsWith(mark, place);
}

/**
 * Puts a mark around the selected words, or takes it away. Where nothing is selected, a caret before the mark that ends
 * words goes behind it, and one within a word selects that.
 * @param mark such as `**`
 * @param sample stands between the marks where nothing is selected
 */
export function wrapped(selected: Selected, mark: string, sample: string): Edit {
  const { length } = mark;
  const { inner, from, to } = wordsOf(wordAt(selected));
  const { text, start } = selected;
  const isWholeLine =
    begins.test(inner) &&
    text
      .slice(0, from)
      .replace(/[ \t]+$/, "")
      .match(/(^|\n)$/);
  if (inner.includes("\n") || isWholeLine)
    return wrappedLines({ text, start: from, end: to }, mark);
  if (inner === "" && isBeforeEnd(text, start, mark))
    return { from: start, to: start + length, text: mark, select: [length, length] };
  if (inner !== "" && isBetween(text, from, to, mark))
    return { from: from - length, to: to + length, text: inner, select: [0, inner.length] };
  const shown = withoutMark(inner, mark) || sample;
  return {
    from,
    to,
    text: `${mark}${shown}${mark}`,
    select: [length, length + shown.length],
  };
}

/** The marks that a line may begin with; each takes the number of the line, from 1. */
const lineMarks = {
  heading: () => "## ",
  subheading: () => "### ",
  list: () => "- ",
  numbers: (number: number) => `${number}. `,
  quote: () => "> ",
} satisfies Record<string, (number: number) => string>;

export type LineMark = keyof typeof lineMarks;

const markOf = (name: LineMark, number: number): string => lineMarks[name](number);

/** Whether a line begins with a mark. */
const hasMark = (line: string, name: LineMark): boolean =>
  name === "numbers" ? /^\d+[.)] /.test(line) : line.startsWith(markOf(name, 1));

/** Begins the selected lines with a mark, in the place of another, or takes it away where all have it. */
export function begun({ text, start, end }: Selected, name: LineMark): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const last = text.indexOf("\n", Math.max(start, end - 1));
  const to = last < 0 ? text.length : last;
  const lines = text.slice(from, to).split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  const isMarked = filled.length > 0 && filled.every((line) => hasMark(line, name));
  let number = 0;
  const edited = lines
    .map((line) => {
      if (line.trim() === "" && filled.length > 0) return line;
      number += 1;
      return `${isMarked ? "" : markOf(name, number)}${line.replace(begins, "")}`;
    })
    .join("\n");
  // The caret keeps its place in the words; lines that were selected still are.
  const caret = Math.max(0, edited.length - (to - end));
  return { from, to, text: edited, select: start === end ? [caret, caret] : [0, edited.length] };
}

/** A text that is one address, of the web, of a mailbox or on this site. */
export const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/|mailto:)\S+$|^\/(?:[\w-]+\/)*(?:#\S*)?$/.test(text);

/**
 * Makes a link of the selected words, or of the selected address.
 * @param address where it leads; without it, what is missing of the link is an example, and selected to be typed over
 */
export function linked(selected: Selected, address?: string): Edit {
  const { inner, from, to } = wordsOf(wordAt(selected));
  const isTarget = address === undefined && isAddress(inner);
  const words = (isTarget ? "" : inner) || "the words of the link";
  const shown = address ?? (isTarget ? inner : "/contact/");
  const text = `[${words}](${shown})`;
  const first = words.length + 3;
  const missing: Edit["select"] = isTarget ? [1, first - 2] : [first, first + shown.length];
  return { from, to, text, select: address === undefined ? missing : [text.length, text.length] };
}

/** What is between a text and a block below it, so that they are two. */
export const gapBelow = (before: string): string =>
  before.trim() === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";

/** What is between a block and the text below it. */
export const gapAbove = (rest: string): string =>
  rest.trim() === "" || rest.startsWith("\n\n") ? "" : rest.startsWith("\n") ? "\n" : "\n\n";

/** Puts a picture, a chart or a table between two paragraphs, behind what is selected. */
export function inserted({ text, end }: Pick<Selected, "text" | "end">, block: string): Edit {
  const lineEnd = text.indexOf("\n", end);
  const at = lineEnd < 0 ? text.length : lineEnd;
  const gap = gapBelow(text.slice(0, at));
  const place = gap.length + block.length;
  return {
    from: at,
    to: at,
    text: `${gap}${block}${gapAbove(text.slice(at))}`,
    select: [place, place],
  };
}

/** A picture with the words that describe it. */
export const pictureBlock = (file: string, alt: string): string =>
  `![${alt
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[[\]\\]/g, "\\$&")}](${file.replace(/ /g, "%20")})`;

/** A table to be filled in. */
export const tableBlock = "| Item | Amount |\n| --- | ---: |\n| First | $100 |\n| Second | $50 |";
