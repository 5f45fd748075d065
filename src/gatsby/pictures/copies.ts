/**
 * Copies of pictures for the build: upright ones of photos that a phone has stored sideways, of which Gatsby would use the
 * stored width and height, and those of pictures such as IMG_1234.PNG, since gatsby-remark-images shows only small
 * letters in extensions.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { picturesBelow } from "../../content/disk/files-below";

/** The folder of the copies, which Gatsby reads beside the content. */
export const copiesFolder = path.resolve(".cache/pictures");

/** The path that a copy of a picture has. @param root the folder of content */
function copyOf(root: string, file: string): string {
  const { dir, name, ext } = path.parse(path.relative(root, file));
  return path.join(copiesFolder, dir, name + ext.toLowerCase());
}

/** The path of the picture that pages show: that of its copy, if it has one. */
export function shownPicture(root: string, file: string): string {
  const copy = copyOf(root, file);
  return existsSync(copy) ? copy : file;
}

/** The bytes of the copy of a picture; undefined for one that needs none. */
async function bytesOfCopy(file: string): Promise<Buffer | undefined> {
  const bytes = readFileSync(file);
  const { orientation = 1, format } = await sharp(bytes).metadata();
  if (orientation === 1) return /[A-Z]/.test(path.extname(file)) ? bytes : undefined;
  const upright = sharp(bytes).autoOrient().keepIccProfile();
  return (format === "jpeg" ? upright.jpeg({ quality: 92 }) : upright).toBuffer();
}

/** Writes the copies of the pictures in a folder, and deletes those that are needed no more. */
export async function copyPictures(root: string): Promise<void> {
  mkdirSync(copiesFolder, { recursive: true });
  for (const name of picturesBelow(root)) {
    const file = path.join(root, name);
    const copy = copyOf(root, file);
    const bytes = await bytesOfCopy(file);
    mkdirSync(path.dirname(copy), { recursive: true });
    if (bytes) writeFileSync(copy, bytes);
    else rmSync(copy, { force: true });
  }
}
