/** Writes a changed value in the style that the file has for it: quotes, folding and line breaks are kept. */
import { Document, parse, Scalar, stringify, visit } from "yaml";
import { blockComment, foldedBlock, foldedFlow, literalBlock } from "./fold";

/** How YAML is written: no line is broken, except in a block. */
const unbroken = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity } as const;

/** The YAML of a value, by itself. A text that begins or ends with white space is in quotes, which show where it ends. */
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

/** The YAML of a list in brackets, on one line. */
export const bracketYaml = (values: unknown[]): string =>
  stringify(values, { ...unbroken, collectionStyle: "flow" }).trim();

/** Every line but the first moved to the right. */
export const indented = (text: string, column: number): string =>
  text.replace(/\n(?!\n|$)/g, `\n${" ".repeat(column)}`);

/** Where a value stands in its file. */
export interface Place {
  /** Where the keys of its group begin. */
  column: number;
  /** Whether it is within brackets. */
  isInFlow: boolean;
  /** What follows it on its last line, such as a comment. */
  behind: string;
}

/** Whether a piece of YAML reads as the value where it stands. */
function readsAs(yaml: string, value: unknown, { column, isInFlow, behind }: Place): boolean {
  try {
    if (isInFlow) {
      const read = parse(`[ ${yaml} ]`) as unknown[];
      return read.length === 1 && read[0] === value;
    }
    const space = " ".repeat(column);
    const whole = `${space}key: ${yaml}${behind}\n\n${space}next: true\n`;
    const read = parse(whole) as Record<string, unknown>;
    return read.key === value && read.next === true;
  } catch {
    return false;
  }
}

/** The ways to write a text, the one that is most like the file first. */
function waysToWrite(type: Scalar["type"], source: string, value: string, place: Place): string[] {
  const { column, isInFlow } = place;
  const literal = () => literalBlock(source, value, column);
  if (type === Scalar.BLOCK_LITERAL) return [literal()];
  if (type === Scalar.BLOCK_FOLDED || (value.includes("\n") && !isInFlow))
    return [foldedBlock(source, value, column), literal()];
  const styled = new Scalar(value);
  styled.type = type;
  const written = stringify(styled, unbroken).trimEnd();
  const folded = source.includes("\n") ? foldedFlow(source, written) : undefined;
  return folded === undefined ? [written] : [folded, written];
}

/**
 * Writes a value in place of another.
 * @param node how the value was written
 * @param source the YAML it was written as, without anything behind it
 * @param value the new value
 * @param place where it stands
 * @returns YAML that reads as the value there, over as many lines as the file has for it or the text needs
 */
export function writeScalar(node: Scalar, source: string, value: unknown, place: Place): string {
  if (typeof value !== "string") return plainYaml(value);
  const ways = waysToWrite(node.type, source, value, place);
  return ways.find((yaml) => readsAs(yaml, value, place)) ?? quoted(node, source, value);
}

/** A text in quotes, on one line: it reads the same wherever it stands. */
export function quoted(node: Scalar, source: string, value: string): string {
  const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  return JSON.stringify(value) + (isBlock ? blockComment(source) : "");
}
