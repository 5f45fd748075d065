/** Parses YAML into data, with the position of every key and value in the file. */
import { isMap, isNode, isPair, isScalar, parseDocument, visit, type Document } from "yaml";
import { positionIn, type Position, type Problem } from "../../model/problem";
import { stops } from "../../model/rules";
import { conflictAdvice } from "./unparsed-markup";
import { markProblems, syntaxProblem } from "./yaml-mistakes";

export interface ParsedDocument {
  data: unknown;
  /** The position of the value at a path, or of its nearest parent if there is none. */
  locate: (path: PropertyKey[]) => Position;
  locateKey: (path: PropertyKey[]) => Position;
  /** The source text of a value: `007` where the value is 7. */
  writtenAt: (path: PropertyKey[]) => string | undefined;
  /** Whether it has data; it may have warnings all the same. */
  isRead: boolean;
  problems: Problem[];
}

let last: { text: string; document: Document } | undefined;

/**
 * Keeps the last document only, since thousands take hundreds of megabytes. Positions in another document are needed
 * only for its problems, and then it is parsed again.
 */
function documentOf(text: string): Document {
  if (last?.text === text) return last.document;
  const document = parseDocument(text, { prettyErrors: false });
  visit(document, {
    // The line break at the end of a folded or literal text is no part of what its author means.
    Scalar: (_key, node) => {
      if (node.type?.startsWith("BLOCK") && typeof node.value === "string")
        node.value = node.value.trimEnd();
    },
  });
  last = { text, document };
  return document;
}

function problemsOf(text: string, file: string, lineOffset: number): Problem[] {
  const place = (offset: number) => {
    const { line, column } = positionIn(text, offset);
    return { file, line: line + lineOffset, column, field: "" };
  };
  const conflict = text.search(/^<{7} /m);
  if (conflict >= 0) return [{ ...place(conflict), rule: "conflict", message: conflictAdvice }];
  const document = documentOf(text);
  const lines = new Set<number>();
  // Unexpected tokens after the first error usually follow from that error.
  const errors = [...document.errors, ...document.warnings].filter(
    ({ code }, index) => index === 0 || code !== "UNEXPECTED_TOKEN",
  );
  return [
    ...errors.map((error) => syntaxProblem(error, text, document)),
    ...markProblems(text, document),
  ].flatMap(({ offset, message, isWarning }) => {
    const position = place(offset);
    // Further errors on a line usually follow from the first one there.
    if (lines.has(position.line)) return [];
    lines.add(position.line);
    return isWarning
      ? { ...position, rule: "yaml-words", message }
      : { ...position, rule: "yaml", message: `is not valid YAML: ${message}` };
  });
}

/** The last text of each file, with what it holds. */
const cache = new Map<string, { text: string; parsed: ParsedDocument }>();

/**
 * Parses a text with a cache, because `npm start` and the CMS check all files after every save.
 * @param lineOffset how many lines of the file are before the text, such as the dashes above front matter
 */
export function parseYaml(text: string, file: string, lineOffset = 0): ParsedDocument {
  const key = `${file}:${lineOffset}`;
  const known = cache.get(key);
  if (known?.text === text) return known.parsed;
  const problems = problemsOf(text, file, lineOffset);
  const isRead = !problems.some(stops);
  const nodeAt = (path: PropertyKey[]): unknown => documentOf(text).getIn(path, true);
  const start = (node: unknown): Position | undefined => {
    if (!isNode(node) || !node.range) return undefined;
    const { line, column } = positionIn(text, node.range[0]);
    return { line: line + lineOffset, column };
  };
  const locate = (path: PropertyKey[]): Position =>
    start(nodeAt(path)) ??
    (path.length > 0 ? locate(path.slice(0, -1)) : { line: 1 + lineOffset, column: 1 });
  const parsed: ParsedDocument = {
    data: isRead ? documentOf(text).toJS({ maxAliasCount: 0 }) : undefined,
    isRead,
    problems,
    locate,
    locateKey: (path) => {
      const parent = path.length > 1 ? nodeAt(path.slice(0, -1)) : documentOf(text).contents;
      const pairs = isMap(parent) ? parent.items.filter(isPair) : [];
      const pair = pairs.find(({ key }) => isScalar(key) && key.value === path.at(-1));
      return start(pair?.key) ?? locate(path);
    },
    writtenAt: (path) => {
      const node = nodeAt(path);
      return isScalar(node) ? node.source : undefined;
    },
  };
  cache.set(key, { text, parsed });
  return parsed;
}
