/** Parses YAML into data, with the position of every key and value in the file. */
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import type { Position, Problem } from "../../model/problem";
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

class Places {
  readonly document: Document;
  private readonly counter = new LineCounter();

  constructor(
    readonly text: string,
    readonly lineOffset: number,
  ) {
    this.document = parseDocument(text, { lineCounter: this.counter, prettyErrors: true });
    visit(this.document, {
      // The line break at the end of a folded or literal text is no part of what its author means.
      Scalar: (_key, node) => {
        if (node.type?.startsWith("BLOCK") && typeof node.value === "string")
          node.value = node.value.trimEnd();
      },
    });
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

  writtenAt(path: PropertyKey[]): string | undefined {
    const node = this.document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  }

  problems(file: string): Problem[] {
    const { document, text } = this;
    const conflict = text.search(/^<{7} /m);
    if (conflict >= 0)
      return [{ file, ...this.at(conflict), field: "", rule: "conflict", message: conflictAdvice }];
    const lines = new Set<number>();
    // Unexpected tokens after the first error usually follow from that error.
    const errors = [...document.errors, ...document.warnings].filter(
      ({ code }, index) => index === 0 || code !== "UNEXPECTED_TOKEN",
    );
    return [
      ...errors.map((error) => syntaxProblem(error, text, document)),
      ...markProblems(text, document),
    ].flatMap(({ offset, message, isWarning }) => {
      const position = this.at(offset);
      // Further errors on a line usually follow from the first one there.
      if (lines.has(position.line)) return [];
      lines.add(position.line);
      return isWarning
        ? { file, ...position, field: "", rule: "yaml-words", message }
        : { file, ...position, field: "", rule: "yaml", message: `is not valid YAML: ${message}` };
    });
  }
}

let last: Places | undefined;

/**
 * Keeps the last document only, since thousands take hundreds of megabytes. Positions in another document are needed
 * only for its problems, and then it is parsed again.
 */
function placesOf(text: string, lineOffset: number): Places {
  if (last?.text !== text || last.lineOffset !== lineOffset) last = new Places(text, lineOffset);
  return last;
}

/** The last text of each file, with what it holds. */
type Parsed = { text: string } & Pick<ParsedDocument, "data" | "isRead" | "problems">;
const cache = new Map<string, Parsed>();

function parse(text: string, file: string, lineOffset: number): Parsed {
  const places = placesOf(text, lineOffset);
  const problems = places.problems(file);
  const isRead = !problems.some(stops);
  const data: unknown = isRead ? places.document.toJS({ maxAliasCount: 0 }) : undefined;
  return { text, data, isRead, problems };
}

/**
 * Parses a text with a cache, because `npm start` and the CMS check all files after every save.
 * @param lineOffset how many lines of the file are before the text, such as the dashes above front matter
 */
export function parseYaml(text: string, file: string, lineOffset = 0): ParsedDocument {
  const key = `${file}:${lineOffset}`;
  const last = cache.get(key);
  const parsed = last?.text === text ? last : parse(text, file, lineOffset);
  cache.set(key, parsed);
  return {
    ...parsed,
    locate: (path) => placesOf(text, lineOffset).locate(path),
    locateKey: (path) => placesOf(text, lineOffset).locateKey(path),
    writtenAt: (path) => placesOf(text, lineOffset).writtenAt(path),
  };
}
