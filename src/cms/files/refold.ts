/** Writes a changed text as a folded block (`>-`), in which only the lines of the change are wrapped anew. */

/** The line break that an empty line of a folded text means. */
const lineBreak = "\n";

/** The words and line breaks of a text. No line may break at several spaces, so the words around them count as one. */
const words = (text: string): string[] => text.match(/\n|[^ \n]+(?: {2,}[^ \n]+)*/g) ?? [];

/** Wraps words to a width; a line break is a line of its own. */
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

/** How many lines in a row, from the first, begin a list of words. */
function linesAtStart(lines: string[][], all: string[]): number {
  let start = 0;
  const end = lines.findIndex((line) => {
    const isSame = line.every((word, at) => word === all[start + at]);
    start += line.length;
    return !isSame;
  });
  return end < 0 ? lines.length : end;
}

const reversed = (lines: string[][]): string[][] =>
  lines.map((line) => line.toReversed()).toReversed();

/**
 * @param source the block before the change, with the line of its `>`
 * @returns the block with a new value; in rare cases, such as lines that begin with a space, it means another value
 */
export function refold(source: string, value: string): string {
  const [head = "", ...rest] = source.trimEnd().split("\n");
  const indent = /^ */.exec(rest.find((line) => line.trim()) ?? "")?.[0] ?? "";
  const before = rest.map((line) => (line.trim() ? words(line) : [lineBreak]));
  const after = words(value.replace(/\n$/, ""));
  const first = linesAtStart(before, after);
  const changed = after.slice(before.slice(0, first).flat().length);
  const last = linesAtStart(reversed(before.slice(first)), changed.toReversed());
  const kept = before.slice(before.length - last);
  const width = Math.max(80, ...before.map((line) => line.join(" ").length));
  const lines = [
    ...before.slice(0, first),
    ...filled(changed.slice(0, changed.length - kept.flat().length), width),
    ...kept,
  ].map((line) => (line[0] === lineBreak ? "" : indent + line.join(" ")));
  const chomped = head.replace(/^>(\d?)[+-]?(\d?)/, `>$1$2${value.endsWith("\n") ? "" : "-"}`);
  return [chomped, ...lines].join("\n");
}
