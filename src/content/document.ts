/** YAML with positions: data to check, and the place of every key and value in the file. */
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { Problem } from "./problem";

export interface Position {
  line: number;
  column: number;
}

export interface ParsedDocument {
  data: unknown;
  /** The place of the value at a path; of its nearest parent when there is none. */
  locate: (path: PropertyKey[]) => Position;
  /** The place of a key, rather than of its value. */
  locateKey: (path: PropertyKey[]) => Position;
  problems: Problem[];
}

/** What an editor most likely did, for the syntax errors met most often. */
function hint(code: string, message: string): string {
  if (/Nested mappings|compact mapping|Implicit keys/.test(message))
    return '; a text that contains ": " must stand in quotes';
  if (code === "TAB_AS_INDENT") return "; indent with spaces, not tabs";
  if (/BAD_ALIAS|BAD_SCALAR_START/.test(code) || /alias|anchor/i.test(message))
    return "; a text that starts with a special character must stand in quotes";
  if (code === "MISSING_CHAR") return "; a quote or bracket is not closed";
  if (code === "UNEXPECTED_TOKEN" || code === "BAD_INDENT")
    return "; check the indentation and the quotes";
  return "";
}

const sentence = (message: string) =>
  (message.split("\n")[0] ?? message).replace(/ at line \d+, column \d+:?$/, "").replace(/:$/, "");

/**
 * Parses YAML.
 * @param text the YAML
 * @param file path for messages
 * @param lineOffset lines of the file before the text (front matter starts below its dashes)
 */
export function parseYaml(text: string, file: string, lineOffset = 0): ParsedDocument {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: true });
  const at = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: line + lineOffset, column: col };
  };
  const problems = document.errors.map((error) => ({
    file,
    ...at(error.pos[0]),
    field: "",
    message: `is not valid YAML: ${sentence(error.message)}${hint(error.code, error.message)}`,
  }));
  const start = (node: unknown): Position | undefined =>
    isNode(node) && node.range ? at(node.range[0]) : undefined;
  const locate = (path: PropertyKey[]): Position => {
    for (let length = path.length; length >= 0; length -= 1) {
      const position = start(document.getIn(path.slice(0, length), true));
      if (position) return position;
    }
    return { line: 1 + lineOffset, column: 1 };
  };
  return {
    data: problems.length === 0 ? toData(document) : undefined,
    problems,
    locate,
    locateKey: (path) => {
      const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
      const wanted = path.at(-1);
      const pair = isMap(parent)
        ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === wanted)
        : undefined;
      return start(pair?.key) ?? locate(path);
    },
  };
}

const toData = (document: Document): unknown => document.toJS({ maxAliasCount: 0 });
