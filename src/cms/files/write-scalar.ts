/** Writes a changed value in its style in the file: keeps quotes, line breaks and unchanged lines. */
import { Document, Scalar, stringify, visit } from "yaml";

/** Options of the YAML writer that prevent line breaks, except in a block. */
const unbroken = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity } as const;

/** The YAML of a value. A text that begins or ends with white space is in quotes, which make that visible. */
export function plainYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === "string" && /^\s|\s$/.test(node.value))
        node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString(unbroken).trimEnd();
}

export const bracketYaml = (values: unknown[]): string =>
  stringify(values, { ...unbroken, collectionStyle: "flow" }).trim();

/** Indents every line but the first. */
export const indented = (text: string, column: number): string =>
  text.replace(/\n(?!\n|$)/g, `\n${" ".repeat(column)}`);

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

/**
 * Wraps changed words; the lines before and after the change stay as they are.
 * @param lines the words of each line before the change
 * @param after all words after the change
 */
function refold(lines: string[][], after: string[]): string[][] {
  let first = 0;
  let start = 0;
  const begins = (line: string[]) => line.every((word, at) => word === after[start + at]);
  for (let line = lines[first]; line && begins(line); line = lines[first]) {
    start += line.length;
    first += 1;
  }
  let last = lines.length;
  let end = after.length;
  const ends = (line: string[]) =>
    end - line.length >= start && line.every((word, at) => word === after[end - line.length + at]);
  for (let line = lines[last - 1]; last > first && line && ends(line); line = lines[last - 1]) {
    end -= line.length;
    last -= 1;
  }
  const width = Math.max(80, ...lines.map((line) => line.join(" ").length));
  return [
    ...lines.slice(0, first),
    ...filled(after.slice(start, end), width),
    ...lines.slice(last),
  ];
}

/** The first line of a block, such as `>2- # note`: its style, its indentation and what follows. */
const blockHead = /^[|>][+-]?(\d?)[+-]?(.*)$/;

/** Writes a text as a block: `|` keeps its lines, `>` wraps them, except those that are unchanged. */
function block(style: "|" | ">", source: string, value: string, column: number): string {
  const [first = "", ...rest] = source.split("\n");
  const [wasBlock, digit = "", comment = ""] = blockHead.exec(first) ?? [];
  const before = wasBlock === undefined ? [first, ...rest] : rest;
  const own = wasBlock && /^ +/.exec(rest.find((line) => line.trim()) ?? "")?.[0];
  const indent = digit ? " ".repeat(column + Number(digit)) : own || " ".repeat(column + 2);
  const text = value.replace(/\n$/, "");
  const lines =
    style === "|"
      ? text.split("\n")
      : refold(
          before.map((line) => (line.trim() ? words(line) : [lineBreak])),
          words(text),
        ).map((line) => (line[0] === lineBreak ? "" : line.join(" ")));
  const head = `${style}${digit}${value.endsWith("\n") ? "" : "-"}${comment}`;
  return [head, ...lines.map((line) => (line === "" ? "" : indent + line))].join("\n");
}

/**
 * Writes a value in place of another.
 * @param node how the value was written
 * @param source the YAML of the old value, without anything after it
 * @param column where the keys of its group begin
 * @returns YAML; in rare cases, such as lines that begin with a space, parsing it gives another value
 */
export function writeScalar(node: Scalar, source: string, value: unknown, column: number): string {
  if (typeof value !== "string") return plainYaml(value);
  if (node.type === Scalar.BLOCK_LITERAL) return block("|", source, value, column);
  if (node.type === Scalar.BLOCK_FOLDED || value.includes("\n"))
    return block(">", source, value, column);
  const styled = new Scalar(value);
  styled.type = node.type;
  const written = stringify(styled, unbroken).trimEnd();
  const [first = "", ...rest] = source.split("\n");
  if (rest.length === 0 || rest.some((line) => !line.trim())) return written;
  const indent = /^ */.exec(rest[0] ?? "")?.[0] ?? "";
  return refold([first, ...rest].map(words), words(written))
    .map((line) => line.join(" "))
    .join(`\n${indent}`);
}

/** Writes a text in quotes on one line, which is valid in any place. */
export function quoted(node: Scalar, source: string, value: string): string {
  const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  const comment = isBlock ? blockHead.exec(source.split("\n")[0] ?? "")?.[2] : undefined;
  return JSON.stringify(value) + (comment ?? "");
}
