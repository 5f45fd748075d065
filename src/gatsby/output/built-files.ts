/**
 * What the build has to know of its own files once they are there: the files that they name, the scripts in their HTML
 * and the cards in their heads. Reading thousands of pages takes longer than building one, so what was found is kept
 * in Gatsby's cache, and a file is read again only when its size or its time of change is another. Gatsby empties this
 * part of its cache when the code of the build changes.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashSource, inlineScripts } from "../host/inline-scripts";
import { cardOnPage, type CardOnPage } from "./social-cards/card-on-page";

/** The part of an address that tells one file, or the sizes of one picture, from all others. */
export const names =
  /\b(?:static\/[0-9a-f]{32}\/[0-9a-f]{5}\/|static\/text\/[\w-]+\.json|share\/[\w.-]+\.png|sheets\/[\w.-]+\.svg)/g;

export interface FileFacts {
  /** Which pictures, texts, social cards and heading maps the file names. */
  names: string[];
  /** Of a page, the hashes of its inline scripts, as sources of the Content-Security-Policy. */
  scripts?: string[];
  /** Of a page, its card. */
  card?: CardOnPage;
}

interface Kept extends FileFacts {
  size: number;
  /** When the file was changed, in milliseconds. */
  time: number;
}

const isPage = (file: string) => file.endsWith(".html");

const once = (found: readonly string[] | null): string[] => [...new Set(found)];

function read(file: string, text: string): FileFacts {
  const facts: FileFacts = { names: once(text.match(names)) };
  if (!isPage(file)) return facts;
  return { ...facts, scripts: once(inlineScripts(text).map(hashSource)), card: cardOnPage(text) };
}

export class BuiltFiles {
  private constructor(
    readonly root: string,
    private readonly kept: Map<string, Kept>,
    private readonly note?: string,
  ) {}

  /**
   * Opens what an earlier build has found; a note that is missing or half written counts as empty.
   * @param root the folder of the build
   * @param note the file that keeps what was found
   */
  static open(
    root = path.resolve("public"),
    note = path.resolve(".cache/built-files.json"),
  ): BuiltFiles {
    try {
      const kept = JSON.parse(readFileSync(note, "utf8")) as Record<string, Kept>;
      return new BuiltFiles(root, new Map(Object.entries(kept)), note);
    } catch {
      return new BuiltFiles(root, new Map(), note);
    }
  }

  /** Reads every file anew and keeps nothing. */
  static of(root: string): BuiltFiles {
    return new BuiltFiles(root, new Map());
  }

  /** All files of the build: paths from its folder, with forward slashes. */
  all(): string[] {
    return readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        path.relative(this.root, path.join(parentPath, name)).split(path.sep).join("/"),
      );
  }

  /** The pages among the files. */
  pages(): string[] {
    return this.all().filter(isPage);
  }

  /**
   * What is known of a file as it is now.
   * @param file its path from the folder of the build
   */
  factsOf(file: string): FileFacts {
    const whole = path.join(this.root, file);
    const { size, mtimeMs: time } = statSync(whole);
    const known = this.kept.get(file);
    if (known && known.size === size && known.time === time) return known;
    const facts = read(file, readFileSync(whole, "utf8"));
    // Copied, since a string that was found in a text keeps the whole text in memory.
    const copy = JSON.parse(JSON.stringify({ size, time, ...facts })) as Kept;
    this.kept.set(file, copy);
    return copy;
  }

  /** Keeps what is known of the files that there are, for the next build. */
  save(): void {
    if (!this.note) return;
    const known = this.all().flatMap((file) => {
      const facts = this.kept.get(file);
      return facts ? [[file, facts] as const] : [];
    });
    mkdirSync(path.dirname(this.note), { recursive: true });
    writeFileSync(this.note, JSON.stringify(Object.fromEntries(known)));
  }
}
