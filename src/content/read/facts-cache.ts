/**
 * Parsing a Markdown text takes some 30 ms, half of the time of a check. What was found in a text is therefore kept, by
 * the hash of the text, in a file of Gatsby's cache, until the code that reads it changes.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files-below";
import { readMarkdown, type UnfilledFacts } from "./markdown";

type Kept = Record<string, UnfilledFacts>;

const hashOf = (...texts: string[]): string => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("base64url");
};

/** The code that decides what is found in a text, with everything that it imports. */
export const readers = ["src/content", "src/model", "src/formulas", "src/lib"];

/** @returns a hash that changes with the text of any file of the readers */
const readerVersion = (folders: readonly string[] = readers): string => {
  const files = folders.flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
  const known = ["package-lock.json", ...files].filter((file) => existsSync(file));
  return hashOf(...known.map((file) => readFileSync(file, "utf8")));
};

export class FactsCache {
  private isNew = false;

  private constructor(
    private readonly kept: Kept,
    private readonly file?: string,
    private readonly version = "",
  ) {}

  /** A cache for one run, kept nowhere. */
  static none(): FactsCache {
    return new FactsCache({});
  }

  /** Opens the cache in a file; one that is missing, of other code or half written counts as empty. */
  static open(
    file = path.resolve(".cache/content-facts.json"),
    version = readerVersion(),
  ): FactsCache {
    try {
      const stored = JSON.parse(readFileSync(file, "utf8")) as { version: string; facts: Kept };
      if (stored.version === version) return new FactsCache(stored.facts, file, version);
    } catch {
      // There is none yet, or it cannot be read: it is written anew.
    }
    return new FactsCache({}, file, version);
  }

  read(body: string): UnfilledFacts {
    const hash = hashOf(body);
    if (!this.kept[hash]) this.isNew = true;
    return (this.kept[hash] ??= readMarkdown(body));
  }

  /** A folder that cannot be written to costs time only. */
  save(): void {
    const { file, kept, version, isNew } = this;
    if (!file || !isNew) return;
    const unfinished = `${file}.${process.pid}`;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(unfinished, JSON.stringify({ version, facts: kept }));
      renameSync(unfinished, file);
    } catch {
      // The next run reads every text again.
    }
  }
}
