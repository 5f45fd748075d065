import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { coverImage } from "../../src/gatsby/pictures/cover-image";

/** The cover of an entry, which is named after it. @param id the folder under content/ */
export const coverFile = (id: string): string => `content/${id}/${basename(id)}.jpg`;

/**
 * Draws the cover of an entry and writes it beside the entry's file.
 * @param id the folder under content/, such as `blog/discount-discipline`; an id that
 *   src/artwork/compositions.ts does not list gets a composition derived from its letters
 * @param root the project's folder
 * @returns the file written and its size in bytes
 */
export async function makeCover(
  id: string,
  root = process.cwd(),
  file = coverFile(id),
): Promise<{ file: string; bytes: number }> {
  const image = await coverImage(id);
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, image);
  return { file, bytes: image.length };
}
