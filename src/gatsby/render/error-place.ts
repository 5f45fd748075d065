/**
 * Where in the source code a page failed to render, read from the source maps that webpack writes beside the code
 * that renders pages.
 */
import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

export interface Place {
  /** The component or function, as the code names it; undefined outside of any. */
  name?: string;
  file: string;
  line: number;
  column: number;
}

/** A line of a stack: the function, if it has a name, then the file with line and column. */
const frame = /^\s*at (?:(?:async )?(?:new )?(.+?) \()?(?:file:\/\/)?([^\n()]+?):(\d+):(\d+)\)?$/gm;

/** What webpack calls a file of src/. */
const ownSource = /^webpack:\/\/[^/]*\/(?:\.\/)?(src\/[^?]+)/;

function mapOf(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

/**
 * Finds the first place of a stack that is in the project's own code.
 * @returns the place; undefined if no line of the stack leads to a file below src/
 */
export function firstOwnPlace(stack: string): Place | undefined {
  const maps = new Map<string, SourceMap | undefined>();
  for (const [, name, built = "", line, column] of stack.matchAll(frame)) {
    if (!maps.has(built)) maps.set(built, mapOf(built));
    const entry = maps.get(built)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !("originalSource" in entry)) continue;
    const file = ownSource.exec(entry.originalSource)?.[1];
    if (!file) continue;
    const place = { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    return name ? { name, ...place } : place;
  }
  return undefined;
}
