/**
 * Copies of pictures for the build: of those such as IMG_1234.PNG, since gatsby-remark-images shows only small letters in
 * extensions, and of those that could not be turned upright in a folder that cannot be written.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { picturesBelow } from "../../content/disk/files-below";

/** The folder of the copies, which Gatsby reads beside the content. */
export const copiesFolder = path.resolve(".cache/pictures");

/** The path that a copy of a picture has. @param root the folder of content */
export function copyOf(root: string, file: string): string {
  const { dir, name, ext } = path.parse(path.relative(root, file));
  return path.join(copiesFolder, dir, name + ext.toLowerCase());
}

/** The path of the picture that pages show: that of its copy, if it has one. */
export function shownPicture(root: string, file: string): string {
  const copy = copyOf(root, file);
  return existsSync(copy) ? copy : file;
}

/** Deletes the copies of an earlier build, in which other pictures may have needed one. */
export function removeCopies(): void {
  rmSync(copiesFolder, { recursive: true, force: true });
  mkdirSync(copiesFolder, { recursive: true });
}

/** Writes the copy of a picture, which can be written again even if the picture cannot. */
export function writeCopy(root: string, file: string, bytes: Buffer): void {
  const copy = copyOf(root, file);
  mkdirSync(path.dirname(copy), { recursive: true });
  writeFileSync(copy, bytes);
}

export function copyCapitals(root: string): void {
  for (const name of picturesBelow(root)) {
    const file = path.join(root, name);
    if (/[A-Z]/.test(path.extname(name))) writeCopy(root, file, readFileSync(file));
  }
}
