/** YAML with positions: data to check, and the place of every key and value in the file. */
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { Position, Problem } from "../../model/problem";
import { markProblems, syntaxProblem } from "./yaml-mistakes";

export interface ParsedDocument {
  data: unknown;
  /** The place of the value at a path; of its nearest parent when there is none. */
  locate: (path: PropertyKey[]) => Position;
  locateKey: (path: PropertyKey[]) => Position;
  /** What the file has for a value, letter for letter: `007`, where the value is 7. */
  writtenAt: (path: PropertyKey[]) => string | undefined;
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

/** @param lineOffset lines of the file before the text (front matter starts below its dashes) */
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
    writtenAt: (path) => placesOf(text, lineOffset).writtenAt(path),
  };
}
