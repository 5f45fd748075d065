/** YAML with positions: data to check, and the place of every key and value in the file. */
import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type Scalar,
  type YAMLError,
} from "yaml";
import type { Problem } from "../../model/problem";

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

/** What is wrong in an editor's words, and how to fix it, by the parser's codes. */
const explanations: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT:
    "this line does not start in the column of its neighbours; check the indentation, the quotes and the brackets",
  BAD_SCALAR_START: "a text cannot start with this character; put the text in quotes",
  BLOCK_AS_IMPLICIT_KEY:
    'a second field starts within this one; put a text that contains ": " in quotes, and start all fields of a group in the same column',
  MULTIPLE_DOCS: "a line of three dashes starts a second document; remove it",
  TAB_AS_INDENT: "this line is indented with a tab; use spaces",
  TAG_RESOLVE_FAILED: "a text cannot start with an exclamation mark; put the text in quotes",
  UNEXPECTED_TOKEN:
    "what stands here does not belong to what is before it; check the indentation, and put the whole of a text that starts with a quote, [ or { in quotes",
};
explanations.MULTILINE_IMPLICIT_KEY = explanations.BLOCK_AS_IMPLICIT_KEY;
explanations.BAD_ALIAS = explanations.BAD_SCALAR_START;

interface SyntaxProblem {
  offset: number;
  message: string;
}

/** The start of a quoted text that ends without its quote. */
function unclosedQuote(text: string, document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (!type?.startsWith("QUOTE") || !range) return;
      const source = text.slice(range[0], range[1]);
      if (source.length < 2 || source.at(-1) !== source[0]) start = range[0];
    },
  });
  return start;
}

/** Says what is missing at a place: the parser has one code for all of it. */
function missing(offset: number, text: string, document: Document): SyntaxProblem {
  const quote = unclosedQuote(text, document);
  if (quote !== undefined) return { offset: quote, message: "this quote is never closed" };
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n")[0] ?? "";
  if (/[[{]/.test(line))
    return { offset, message: "a comma, a bracket or the blank after a colon is missing here" };
  if (/^\s*[\w-]+:(\s|$)/.test(line))
    return {
      offset,
      message:
        'a list entry starts here without its dash; start it with "- ", and all of its fields in the same column',
    };
  return {
    offset,
    message:
      "this is no field; write a field as its name, a colon and a space, and indent a long text more than its field",
  };
}

/** Says an error of the parser in an editor's words, at the place to fix. */
function syntaxProblem(
  { code, message, pos }: YAMLError,
  text: string,
  document: Document,
): SyntaxProblem {
  const [offset] = pos;
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  if (/^ *\t/.test(text.slice(lineStart)))
    return { offset: lineStart, message: explanations.TAB_AS_INDENT ?? message };
  if (code === "DUPLICATE_KEY") {
    const name = /^["']?([\w-]+)/.exec(text.slice(offset))?.[1] ?? "";
    return { offset, message: `the field "${name}" appears twice in one group; keep one` };
  }
  if (code === "MISSING_CHAR") return missing(offset, text, document);
  return { offset, message: explanations[code] ?? message.split("\n")[0] ?? message };
}

/** Text right after a #, without a space is hardly meant as a comment. */
function lostWords(text: string, { type, value, range }: Scalar): SyntaxProblem[] {
  if (type !== "PLAIN" || typeof value !== "string" || !range) return [];
  const lost = /^[ \t]+(#[^\s#].*)/.exec(text.slice(range[1]))?.[1];
  if (!lost) return [];
  const message = `"${lost.trim()}" would be a comment, which nobody sees; put the whole text in quotes, or a space after # if it is a comment`;
  return [{ offset: text.indexOf("#", range[1]), message }];
}

/** Texts that begin with &, * or {{: marks of YAML that content does not use and that would lose words. */
function markProblems(text: string, document: Document): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Pair: (_key, { key }) => {
      if (isMap(key) && key.range)
        found.push({
          offset: key.range[0],
          message: "put a text that starts with {{ in quotes",
        });
    },
    Node: (_key, node) => {
      if (isScalar(node)) found.push(...lostWords(text, node));
      const mark = isAlias(node) ? `*${node.source}` : node.anchor ? `&${node.anchor}` : undefined;
      if (mark && node.range)
        found.push({
          offset: Math.max(0, text.lastIndexOf(mark, node.range[0])),
          message: `"${mark}" has a special meaning in YAML; put a text that starts with & or * in quotes`,
        });
    },
  });
  return found;
}

/** A document of YAML with the places in its file. */
class Places {
  readonly document: Document;
  private readonly counter = new LineCounter();

  constructor(
    readonly text: string,
    readonly lineOffset: number,
  ) {
    this.document = parseDocument(text, { lineCounter: this.counter, prettyErrors: true });
  }

  at(offset: number): Position {
    const { line, col } = this.counter.linePos(offset);
    return { line: line + this.lineOffset, column: col };
  }

  private start(node: unknown): Position | undefined {
    return isNode(node) && node.range ? this.at(node.range[0]) : undefined;
  }

  locate(path: PropertyKey[]): Position {
    for (let length = path.length; length >= 0; length -= 1) {
      const position = this.start(this.document.getIn(path.slice(0, length), true));
      if (position) return position;
    }
    return { line: 1 + this.lineOffset, column: 1 };
  }

  locateKey(path: PropertyKey[]): Position {
    const { document } = this;
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const wanted = path.at(-1);
    const pair = isMap(parent)
      ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === wanted)
      : undefined;
    return this.start(pair?.key) ?? this.locate(path);
  }

  /** What is not valid YAML, in the order of the lines. */
  problems(file: string): Problem[] {
    const { document, text } = this;
    const lines = new Set<number>();
    // Where the parser has lost the thread, what comes after the first error follows from it.
    const errors = [...document.errors, ...document.warnings].filter(
      ({ code }, index) => index === 0 || code !== "UNEXPECTED_TOKEN",
    );
    return [
      ...errors.map((error) => syntaxProblem(error, text, document)),
      ...markProblems(text, document),
    ].flatMap(({ offset, message }) => {
      const position = this.at(offset);
      // What follows on the same line follows from the first.
      if (lines.has(position.line)) return [];
      lines.add(position.line);
      return { file, ...position, field: "", message: `is not valid YAML: ${message}` };
    });
  }
}

let last: Places | undefined;

/**
 * Only the last document is kept, since thousands of them hold hundreds of megabytes; a place in another is
 * asked for only where something is wrong with it, and then it is parsed again.
 */
function placesOf(text: string, lineOffset: number): Places {
  if (last?.text !== text || last.lineOffset !== lineOffset) last = new Places(text, lineOffset);
  return last;
}

/**
 * Parses YAML.
 * @param text the YAML
 * @param file path for messages
 * @param lineOffset lines of the file before the text (front matter starts below its dashes)
 */
export function parseYaml(text: string, file: string, lineOffset = 0): ParsedDocument {
  const problems = placesOf(text, lineOffset).problems(file);
  return {
    data:
      problems.length === 0
        ? placesOf(text, lineOffset).document.toJS({ maxAliasCount: 0 })
        : undefined,
    problems,
    locate: (path) => placesOf(text, lineOffset).locate(path),
    locateKey: (path) => placesOf(text, lineOffset).locateKey(path),
  };
}
