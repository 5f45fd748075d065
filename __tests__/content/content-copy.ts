/** A copy of the real content that a test may break, and the places in it that messages must name. */
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
import { formatProblems } from "../../src/content/problem";

const realContent = path.resolve(__dirname, "../../content");

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Facts that the owner may not have filled in yet; without them every check gives advice. */
const company = {
  legalName: "Keel Works OÜ",
  registryCode: "12345678",
  street: "Sadama 1, 10111",
  vatNumber: "EE123456789",
};

function fillCompany(file: string): void {
  const text = readFileSync(file, "utf8");
  const missing = Object.entries(company).filter(([name]) => !text.includes(`\n  ${name}:`));
  const lines = missing.map(([name, value]) => `  ${name}: "${value}"\n`).join("");
  writeFileSync(
    file,
    text.replace(/^company:\n/m, (line) => line + lines),
  );
}

/**
 * Copies the real content once, with the company filled in; pictures are empty files, since the check only
 * asks for their names.
 */
export function copyRealContent(): string {
  const base = mkdtempSync(path.join(tmpdir(), "content-base-"));
  for (const name of filesBelow(realContent)) {
    const target = path.join(base, name);
    mkdirSync(path.dirname(target), { recursive: true });
    if (/\.(jpg|jpeg|png)$/.test(name)) writeFileSync(target, "");
    else cpSync(path.join(realContent, name), target);
  }
  fillCompany(path.join(base, "site.yml"));
  return base;
}

/**
 * One copy for one test. A mark such as `‹1›` in a text put in place stands for nothing in the file; in
 * an expected message it stands for its `line:column` there, so that an owner's edits move no test.
 */
export class ContentCopy {
  private readonly marked = new Map<string, string>();

  /**
   * @param base the folder that copyRealContent made
   * @param root the folder of the copy; a new one, unless it matters where it is
   */
  constructor(
    base: string,
    readonly root = mkdtempSync(path.join(tmpdir(), "content-copy-")),
  ) {
    cpSync(base, root, { recursive: true });
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
    const found = before.exec(this.read(name));
    if (!found) throw new Error(`${name} has nothing like ${String(before)}`);
    const text = this.read(name);
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

/** The ids of a list file of the real content, read without the model. */
export const idsInList = (name: string): string[] =>
  [
    ...readFileSync(path.join(realContent, name), "utf8").matchAll(/^- (?:\{ )?id: ([^\s,]+)/gm),
  ].map(([, id]) => id ?? "");

/** The folders or files of a folder of the real content, without their extensions, in order. */
export const namesInFolder = (name: string): string[] =>
  readdirSync(path.join(realContent, name))
    .map((entry) => entry.replace(/\.\w+$/, ""))
    .sort();

/** The raw texts of all files of the real content. */
export const realTexts = (): { name: string; text: string }[] =>
  filesBelow(realContent)
    .filter((name) => /\.(yml|md)$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(realContent, name), "utf8") }));
