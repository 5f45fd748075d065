/** Distinguishes drawn covers from an editor's own pictures. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../src/content/disk/files-below";
import { coverMark } from "../../src/gatsby/pictures/cover-image";
import { coverFile } from "./make-cover";

async function isDrawn(file: string): Promise<boolean> {
  const { exif } = await sharp(readFileSync(file)).metadata();
  return exif?.includes(coverMark) ?? false;
}

/**
 * Lists the covers that may be drawn again.
 * @param root the project's folder
 * @returns the files that were drawn here, such as `content/blog/some-id/some-id.jpg`, in alphabetical order
 */
export async function drawnCovers(root = process.cwd()): Promise<string[]> {
  const files = filesBelow(path.join(root, "content")).filter((name) => name.endsWith(".jpg"));
  const drawn: string[] = [];
  for (const file of files)
    if (await isDrawn(path.join(root, "content", file))) drawn.push(`content/${file}`);
  return drawn;
}

/**
 * Says why no cover can be drawn for a folder.
 * @param id as a person has typed it
 * @param root the project's folder
 * @returns a sentence that says what to do instead; undefined if a cover can be drawn
 */
export async function whyNotDrawn(id: string, root = process.cwd()): Promise<string | undefined> {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(id))
    return `Not a folder under content/: ${id} (try blog/some-id)`;
  if (!existsSync(path.join(root, "content", id)))
    return `There is no folder content/${id}; npm run new makes an entry with its cover.`;
  const file = coverFile(id);
  const full = path.join(root, file);
  if (existsSync(full) && !(await isDrawn(full)))
    return `${file} is a picture of your own; delete it to have one drawn in its place.`;
  return undefined;
}
