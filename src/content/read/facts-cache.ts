/**
 * Parsing a Markdown text takes some 30 ms, which thousands of texts would add up to minutes. What was found in
 * a text is therefore kept, by the hash of the text, in a file of Gatsby's cache.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readMarkdown, type UnfilledFacts } from "./markdown";

type Kept = Record<string, UnfilledFacts>;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** The code that decides what is found in a text, with everything that it imports. */
export const readers = [
  "package-lock.json",
  "src/content/read",
  "src/content/check/figures",
  "src/model",
  "src/formulas",
  "src/lib",
];

function filesIn(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  const names = readdirSync(place).sort();
  return names.flatMap((name) => filesIn(path.join(place, name)));
}

/** The version of the code that reads texts: what other code has found is not used. */
const readerVersion = (): string =>
  hashOf(
    readers
      .flatMap(filesIn)
      .map((file) => readFileSync(file, "utf8"))
      .join("\n"),
  );

export class FactsCache {
  private readonly used: Kept = {};
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

  /**
   * Opens the cache in a file; one that is missing, of other code or half written counts as empty.
   * @param file its path
   * @param version of the code that reads texts
   */
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

  /** What is to be known of a text. */
  read(body: string): UnfilledFacts {
    const hash = hashOf(body);
    const known = this.used[hash] ?? this.kept[hash];
    if (!known) this.isNew = true;
    return (this.used[hash] = known ?? readMarkdown(body));
  }

  /** Keeps what this run has used, and drops the rest. A folder that cannot be written to costs time only. */
  save(): void {
    const { file, used, version } = this;
    const dropped = Object.keys(this.kept).length > Object.keys(used).length;
    if (!file || !(this.isNew || dropped)) return;
    const unfinished = `${file}.${process.pid}`;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(unfinished, JSON.stringify({ version, facts: used }));
      renameSync(unfinished, file);
    } catch {
      // The next run reads every text again.
    }
  }
}
