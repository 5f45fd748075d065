/** A copy of the fixtures that a test may break, and the places in it that messages must name. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkFiles, type Content } from "../../src/content/check-files";
import { loadContent } from "../../src/content/disk/load";
import type { Audience } from "../../src/content/publish/published";
import { filesBelow } from "../../src/content/disk/files-below";
import { sortFiles } from "../../src/content/read/content-files";
import { formatProblems } from "../../src/model/problem";

/** A small, complete folder of content, which causes no problem and no warning. */
export const fixtures = path.resolve(__dirname, "../fixtures/content");

const isText = (name: string): boolean => /\.(md|ya?ml)$/.test(name);

/** The texts of the fixtures by file name. A picture has an empty text, since only its name matters. */
const original = new Map(
  filesBelow(fixtures).map((name) => {
    return [name, isText(name) ? readFileSync(path.join(fixtures, name), "utf8") : ""];
  }),
);

/** Where the files of a copy are. */
export interface Store {
  names: () => string[];
  /** The text of a file, without marks. */
  read: (name: string) => string | undefined;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** Checks all files, as the build does. */
  check: (audience: Partial<Audience>) => Content;
}

/** A copy in memory, for tests of the check. */
function inMemory(): Store {
  const files = new Map(original);
  return {
    names: () => [...files.keys()],
    read: (name) => files.get(name),
    write: (name, text) => files.set(name, text),
    remove: (name) => files.delete(name),
    check: (audience) => {
      const folder = sortFiles([...files.keys()], (name) => files.get(name) ?? "");
      return checkFiles(
        { ...folder, served: new Map([["/prices.pdf", 239_100]]) },
        audience,
        SITE.surroundings,
      );
    },
  };
}

/**
 * A copy on disk, for tests of programs that read it.
 * @param root its folder, which the caller removes
 */
export function onDisk(root: string): Store {
  cpSync(fixtures, root, { recursive: true });
  const at = (name: string) => path.join(root, name);
  return {
    names: () => filesBelow(root),
    read: (name) => (existsSync(at(name)) ? readFileSync(at(name), "utf8") : undefined),
    write: (name, text) => {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    },
    remove: (name) => rmSync(at(name)),
    check: (audience) => loadContent(root, audience),
  };
}

/**
 * A copy for one test. A mark such as `‹1›` in an edit is not written to the file; in an expected message it becomes
 * the `line:column` of its place.
 */
export class ContentCopy {
  private readonly marked = new Map<string, string>();

  constructor(private readonly store: Store = inMemory()) {}

  /** The text of a file, with the marks of earlier edits. */
  read(name: string): string {
    const text = this.marked.get(name) ?? this.store.read(name);
    if (text === undefined) throw new Error(`There is no file ${name}.`);
    return text;
  }

  /** Replaces or adds a whole file. */
  write(name: string, text: string): void {
    this.marked.set(name, text);
    this.store.write(name, text.replace(/‹\d+›/g, ""));
  }

  /** Replaces the first match. @throws if there is none, which is a mistake in the test */
  replace(name: string, from: RegExp | string, to: string): void {
    const before = this.read(name);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${name} has nothing like ${String(from)}`);
    this.write(name, after);
  }

  /** Puts a mark before the first match. */
  mark(name: string, before: RegExp, mark: string): void {
    this.replace(name, new RegExp(`(?=${before.source})`, before.flags), mark);
  }

  append(name: string, text: string): void {
    this.write(name, `${this.read(name).trimEnd()}\n${text}`);
  }

  /** Changes every text file whose name matches. */
  everywhere(names: RegExp, change: (text: string) => string): void {
    for (const name of this.store.names().filter((file) => names.test(file)))
      this.write(name, change(this.read(name)));
  }

  /** Removes a file, or all files of a folder. */
  remove(name: string): void {
    for (const file of this.below(name)) {
      this.marked.delete(file);
      this.store.remove(file);
    }
  }

  rename(from: string, to: string): void {
    for (const file of this.below(from)) {
      const text = this.read(file);
      this.remove(file);
      this.write(to + file.slice(from.length), text);
    }
  }

  private below(name: string): string[] {
    const found = this.store.names().filter((file) => file === name || file.startsWith(`${name}/`));
    if (found.length === 0) throw new Error(`There is no ${name}.`);
    return found;
  }

  /** Replaces the marks after the names of files by `line:column`, and `‹1 line›` by the line alone. */
  withPlaces(message: string): string {
    return message.replace(
      /(?<=content\/(\S+):)‹(\d+)( line)?›/g,
      (_whole, name: string, digits: string, lineOnly?: string) => {
        const [before = "", after] = this.read(name).split(`‹${digits}›`);
        if (after === undefined) throw new Error(`${name} has no mark ‹${digits}›`);
        const lines = before.replace(/‹\d+›/g, "").split("\n");
        return lineOnly ? `${lines.length}` : `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
      },
    );
  }

  load(audience: Partial<Audience> = {}): Content {
    return this.store.check(audience);
  }

  /** The problems and warnings for the editor, line by line. */
  report(): string[] {
    const { problems, warnings } = this.load();
    return formatProblems([...problems, ...warnings]).split("\n");
  }
}

/** Adds enough articles for a second page of the list. */
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

/** Runs a test on a copy of its own. */
export const withCopy = (run: (copy: ContentCopy) => void): void => run(new ContentCopy());

/** A message without the number of names that it leaves out, which grows with the settings. */
const withoutCount = (message: string) => message.replace(/ and \d+ more/, " and more");

/** Makes the edits, and compares the whole report except for the count. */
export const expectReport = (edit: (content: ContentCopy) => void, problems: string[]): void =>
  withCopy((content) => {
    edit(content);
    const report = content.report();
    expect(report.slice(0, -2).map(withoutCount)).toEqual(
      problems.map((problem) => withoutCount(content.withPlaces(problem))),
    );
  });
