/** Writes a changed value in the style that the file has for it: quotes, folding and line breaks are kept. */
import { parse, Scalar, stringify } from "yaml";

/** The YAML of a value, by itself. */
export const plainYaml = (value: unknown): string => stringify(value, { lineWidth: 0 }).trimEnd();

/** Every line but the first moved to the right. */
export const indented = (text: string, column: number): string =>
  text.replace(/\n(?!\n|$)/g, `\n${" ".repeat(column)}`);

const words = (text: string): string[] => text.split(/[ \n]+/).filter(Boolean);

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
  const middle: string[][] = [];
  const count = (part: string[][]) => part.flat().length;
  for (const word of after.slice(count(kept.above), after.length - count(kept.below))) {
    const line = middle.at(-1);
    if (line && [...line, word].join(" ").length <= width) line.push(word);
    else middle.push([word]);
  }
  return [...kept.above, ...middle, ...kept.below];
}

/** A text of one paragraph in a folded block, whose first line says how it ends. */
function foldedBlock(source: string, value: string): string | undefined {
  const [head = "", ...lines] = source.split("\n");
  const indent = /^ +/.exec(lines[0] ?? "")?.[0];
  const isSimple = lines.every((line) => line.startsWith(indent ?? "\n") && !/^\s*$/.test(line));
  if (!indent || !isSimple || value.includes("\n")) return undefined;
  const folded = refold(lines.map(words), words(value));
  return [head, ...folded.map((line) => indent + line.join(" "))].join("\n");
}

/** A quoted or plain text over several lines. */
function foldedFlow(source: string, written: string): string | undefined {
  const lines = source.split("\n");
  if (lines.some((line) => !line.trim()) || written.includes("\n")) return undefined;
  const indent = /^ */.exec(lines[1] ?? "")?.[0] ?? "";
  return refold(lines.map(words), words(written))
    .map((line, index) => (index > 0 ? indent : "") + line.join(" "))
    .join("\n");
}

/** Whether a piece of YAML reads as the value where it stands. */
function readsAs(yaml: string, value: unknown, isInFlow: boolean): boolean {
  try {
    const whole = isInFlow ? `[ ${yaml} ]` : `key: ${yaml}\n`;
    const read = parse(whole) as Record<string, unknown>;
    return isInFlow ? read.length === 1 && read[0] === value : read.key === value;
  } catch {
    return false;
  }
}

/**
 * Writes a value in place of another.
 * @param node how the value was written
 * @param source the YAML it was written as, without anything behind it
 * @param value the new value
 * @param column where the keys of its group begin
 * @param isInFlow whether it is within brackets
 */
export function writeScalar(
  node: Scalar,
  source: string,
  value: unknown,
  column: number,
  isInFlow: boolean,
): string {
  const tries: (string | undefined)[] = [];
  const { type } = node;
  if (typeof value === "string") {
    const styled = new Scalar(value);
    const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
    if (type === Scalar.BLOCK_FOLDED) tries.push(foldedBlock(source, value));
    styled.type = type;
    const written = indented(plainYaml(styled), isBlock ? column : 0);
    if (!isBlock && source.includes("\n")) tries.push(foldedFlow(source, written));
    tries.push(written);
  } else tries.push(plainYaml(value));
  tries.push(JSON.stringify(value));
  return tries.find((yaml) => yaml !== undefined && readsAs(yaml, value, isInFlow)) ?? "null";
}
