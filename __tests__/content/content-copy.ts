/** A copy of the fixtures that a test may break, and the places in it that messages must name. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent, type Content } from "../../src/content/load";
import { formatProblems } from "../../src/model/problem";

/** A small, complete folder of content; loading it gives neither a problem nor a warning. */
export const fixtures = path.resolve(__dirname, "../fixtures/content");

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/**
 * One copy for one test. A mark such as `‹1›` in a text put in place stands for nothing in the file; in
 * an expected message it stands for its `line:column` there.
 */
export class ContentCopy {
  private readonly marked = new Map<string, string>();

  /** @param root the folder of the copy; a new one, unless it matters where it is */
  constructor(readonly root = mkdtempSync(path.join(tmpdir(), "content-copy-"))) {
    cpSync(fixtures, root, { recursive: true });
  }

  private at(name: string): string {
    return path.join(this.root, name);
  }

  /** The text of a file, with the marks of earlier edits. */
  read(name: string): string {
    return this.marked.get(name) ?? readFileSync(this.at(name), "utf8");
  }

  /** Puts a whole file in place, or adds it. */
  write(name: string, text: string): void {
    this.marked.set(name, text);
    mkdirSync(path.dirname(this.at(name)), { recursive: true });
    writeFileSync(this.at(name), text.replace(/‹\d›/g, ""));
  }

  /** Replaces the first text that fits; an edit that finds nothing is a mistake of the test. */
  replace(name: string, from: RegExp | string, to: string): void {
    const before = this.read(name);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${name} has nothing like ${String(from)}`);
    this.write(name, after);
  }

  /** Puts a mark before the first text that fits. */
  mark(name: string, before: RegExp, mark: string): void {
    const text = this.read(name);
    const found = before.exec(text);
    if (!found) throw new Error(`${name} has nothing like ${String(before)}`);
    this.write(name, `${text.slice(0, found.index)}${mark}${text.slice(found.index)}`);
  }

  append(name: string, text: string): void {
    this.write(name, `${this.read(name).trimEnd()}\n${text}`);
  }

  /** Changes every text file whose name fits. */
  everywhere(names: RegExp, change: (text: string) => string): void {
    for (const name of filesBelow(this.root).filter((file) => names.test(file)))
      this.write(name, change(this.read(name)));
  }

  /** Removes a file or a folder. */
  remove(name: string): void {
    rmSync(this.at(name), { recursive: true });
    this.marked.delete(name);
  }

  rename(from: string, to: string): void {
    mkdirSync(path.dirname(this.at(to)), { recursive: true });
    renameSync(this.at(from), this.at(to));
  }

  /** Writes `line:column` in place of a mark in an expected message, and the line alone for `‹1 line›`. */
  withPlaces(message: string): string {
    return message.replace(/‹(\d)( line)?›/g, (_whole, digit: string, lineOnly?: string) => {
      const mark = `‹${digit}›`;
      const text = [...this.marked.values()].find((marked) => marked.includes(mark));
      if (text === undefined) throw new Error(`No file has the mark ${mark}`);
      const lines = (text.split(mark)[0] ?? "").replace(/‹\d›/g, "").split("\n");
      return lineOnly ? `${lines.length}` : `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    });
  }

  load(): Content {
    return loadContent(this.root);
  }

  /** What an editor is shown, line by line. */
  report(): string[] {
    return formatProblems(this.load().problems).split("\n");
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Adds as many articles as make the list go on on a second page. */
export function addArticles(copy: ContentCopy): void {
  const text = copy.read("blog/winding-habits/index.md");
  for (let index = 1; index <= 5; index += 1) {
    const more = text
      .replace(/^ {2}title: .*/m, `  title: Winding habits, part ${index}`)
      .replace(/^ {2}description: /m, `  description: Part ${index}. `);
    copy.write(`blog/winding-habits-${index}/index.md`, more);
    copy.write(`blog/winding-habits-${index}/cover.jpg`, "");
  }
}

/** Runs a test on a copy of its own and removes it afterwards. */
export function withCopy(run: (content: ContentCopy) => void): void {
  const content = new ContentCopy();
  try {
    run(content);
  } finally {
    content.dispose();
  }
}
