/** Breaks changed texts into lines: the lines of YAML on which nothing changes stay as they are. */

/** What an empty line of a folded text stands for. */
const lineBreak = "\n";

/** The words of a text and its line breaks; words with several spaces between them are one, for no line may break there. */
const words = (text: string): string[] => text.match(/\n|[^ \n]+(?: {2,}[^ \n]+)*/g) ?? [];

/** Puts words into lines of a width; a line break is a line of its own. */
function filled(all: string[], width: number): string[][] {
  const lines: string[][] = [];
  for (const word of all) {
    const line = lines.at(-1);
    const fits = line && ![word, line[0]].includes(lineBreak);
    if (fits && [...line, word].join(" ").length <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/**
 * Breaks changed words into lines: lines before and after the change stay as they are.
 * @param lines the words of each line, as they were
 * @param after the words as they should be
 */
function refold(lines: string[][], after: string[]): string[][] {
  const before = lines.flat();
  const isSame = (at: number, fromEnd: boolean) =>
    fromEnd ? before.at(-1 - at) === after.at(-1 - at) : before[at] === after[at];
  const shared = Math.min(before.length, after.length);
  let head = 0;
  while (head < shared && isSame(head, false)) head += 1;
  let tail = 0;
  while (tail < shared - head && isSame(tail, true)) tail += 1;
  const kept = { above: [] as string[][], below: [] as string[][] };
  let [first, last] = [0, lines.length];
  for (let left = head; first < last && (lines[first]?.length ?? 0) <= left; first += 1) {
    left -= lines[first]?.length ?? 0;
    kept.above.push(lines[first] ?? []);
  }
  for (let left = tail; first < last && (lines[last - 1]?.length ?? 0) <= left; last -= 1) {
    left -= lines[last - 1]?.length ?? 0;
    kept.below.unshift(lines[last - 1] ?? []);
  }
  const width = Math.max(80, ...lines.map((line) => line.join(" ").length));
  const count = (part: string[][]) => part.flat().length;
  const changed = after.slice(count(kept.above), after.length - count(kept.below));
  return [...kept.above, ...filled(changed, width), ...kept.below];
}

/** The first line of a block, such as `>2- # note`: its style, its indentation and what follows. */
const blockHead = /^[|>][+-]?(\d?)[+-]?(.*)$/;

/** The comment on the first line of a block, with the space before it. */
export const blockComment = (source: string): string =>
  blockHead.exec(source.split("\n")[0] ?? "")?.[2] ?? "";

/** The first line and the indentation of a block that is to hold a text, which ends in one line break or in none. */
function blockStart(style: "|" | ">", source: string, value: string, column: number) {
  const [first = "", ...lines] = source.split("\n");
  const [, digit = "", comment = ""] = blockHead.exec(first) ?? [];
  const own = blockHead.test(first) && /^ +/.exec(lines.find((line) => line.trim()) ?? "")?.[0];
  const indent = digit ? " ".repeat(column + Number(digit)) : own || " ".repeat(column + 2);
  const head = `${style}${digit}${value.endsWith("\n") ? "" : "-"}${comment}`;
  return { head, indent, lines: blockHead.test(first) ? lines : source.split("\n") };
}

const inBlock = (head: string, indent: string, lines: string[]): string =>
  [head, ...lines.map((line) => (line === "" ? "" : indent + line))].join("\n");

/**
 * Writes a text as a folded block.
 * @param source the YAML that it was, whose unchanged lines are kept
 * @param column where the keys of its group begin
 * @returns YAML that may read as another text: no line of a folded text may begin with a space
 */
export function foldedBlock(source: string, value: string, column: number): string {
  const { head, indent, lines } = blockStart(">", source, value, column);
  const before = lines.map((line) => (line.trim() ? words(line) : [lineBreak]));
  const folded = refold(before, words(value.replace(/\n$/, "")));
  const text = folded.map((line) => (line[0] === lineBreak ? "" : line.join(" ")));
  return inBlock(head, indent, text);
}

/** Writes a text as a block that has its lines as they are; one that begins with a space may read as another. */
export function literalBlock(source: string, value: string, column: number): string {
  const { head, indent } = blockStart("|", source, value, column);
  return inBlock(head, indent, value.replace(/\n$/, "").split("\n"));
}

/**
 * Breaks a quoted or plain text into the lines that it had.
 * @param written the new text in its quotes, without line breaks
 */
export function foldedFlow(source: string, written: string): string | undefined {
  const lines = source.split("\n");
  if (lines.some((line) => !line.trim()) || written.includes("\n")) return undefined;
  const indent = /^ */.exec(lines[1] ?? "")?.[0] ?? "";
  return refold(lines.map(words), words(written))
    .map((line, index) => (index > 0 ? indent : "") + line.join(" "))
    .join("\n");
}
