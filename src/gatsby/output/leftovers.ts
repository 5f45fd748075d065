/**
 * What a warm build finds in public/ from an earlier build and no page names any more: the text of an article
 * that was withdrawn, the sizes of a picture that was replaced. None of it may be published again. Gatsby takes
 * it that a picture which it has once encoded is there for ever, so leftovers are set aside, not deleted, and
 * brought back for the next build.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { BuiltFiles, names } from "./built-files";

/** Where leftovers wait for the next build: Gatsby keeps this folder when it empties its cache. */
export const asideFolder = path.join(".cache", "adapters", "leftovers");

/** Files that can name others. */
const readable = /\.(html|js|json|xml|webmanifest)$/;

const nameOf = (file: string): string | undefined => {
  const [name] = file.match(names) ?? [];
  return name !== undefined && file.startsWith(name) ? name : undefined;
};

/**
 * The pictures, texts, social cards and heading maps of a build that nothing in it names.
 * @param built the files of the build
 * @returns their paths in it, with forward slashes
 */
export function leftovers(built: BuiltFiles): string[] {
  const unnamed = new Map<string, string[]>();
  const reading: string[] = [];
  for (const file of built.all()) {
    const name = nameOf(file);
    if (name !== undefined) unnamed.set(name, [...(unnamed.get(name) ?? []), file]);
    else if (readable.test(file)) reading.push(file);
  }
  // A text is read once it is named itself, so the list grows.
  for (const file of reading)
    for (const name of built.factsOf(file).names) {
      reading.push(...(unnamed.get(name) ?? []).filter((found) => readable.test(found)));
      unnamed.delete(name);
    }
  return [...unnamed.values()].flat();
}

const move = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
};

/**
 * Takes the leftovers out of a finished build.
 * @param built the files of the build
 * @param aside where they wait for the next build
 */
export function setAside(built: BuiltFiles, aside: string): void {
  const { root } = built;
  const left = new Set<string>();
  for (const file of leftovers(built)) {
    move(path.join(root, file), path.join(aside, file));
    left.add(path.dirname(path.join(root, file)));
  }
  // Once each, at the end: a folder may have thousands of files.
  for (let folder of left)
    while (folder !== root && existsSync(folder) && readdirSync(folder).length === 0) {
      rmdirSync(folder);
      folder = path.dirname(folder);
    }
}

/**
 * Brings what was set aside back before a build.
 * @param root the folder of the build
 * @param aside where the build before has set it aside
 */
export function bringBack(root: string, aside: string): void {
  if (!existsSync(aside)) return;
  for (const file of BuiltFiles.of(aside).all())
    move(path.join(aside, file), path.join(root, file));
  rmSync(aside, { recursive: true });
}
