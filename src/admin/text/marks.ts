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

/**
 * Puts a mark around the selected words, or takes it away.
 * @param mark such as `**`
 * @param sample stands between the marks where nothing is selected
 */
export function wrapped(selected: Selected, mark: string, sample: string): Edit {
  const length = mark.length;
  const { inner, from, to } = wordsOf(selected);
  if (inner !== "" && isBetween(selected.text, from, to, mark))
    return { from: from - length, to: to + length, text: inner, select: [0, inner.length] };
  const shown = inner || sample;
  return {
    from,
    to,
    text: `${mark}${shown}${mark}`,
    select: [length, length + shown.length],
  };
}

/** A mark at the beginning of a line. */
export const begins = /^(?:#{1,6} |[-*+] |\d+[.)] |> )/;

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
  return { from, to, text: edited, select: [edited.length, edited.length] };
}

/**
 * Makes a link of the selected words.
 * @param address where it leads; without it, an example stands there and is selected, to be typed over
 */
export function linked(selected: Selected, address?: string): Edit {
  const { inner, from, to } = wordsOf(selected);
  const words = inner || "the words of the link";
  const shown = address ?? "/contact/";
  const text = `[${words}](${shown})`;
  const first = words.length + 3;
  return {
    from,
    to,
    text,
    select: address === undefined ? [first, first + shown.length] : [text.length, text.length],
  };
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
