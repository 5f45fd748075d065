import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { COVER_SIZE, drawChart } from "../contours";
import { covers, social } from "./list";

export const SOCIAL_ID = "pages/share";
const SOCIAL_SIZE = [1200, 630] as const;

/**
 * Makes the cover of one page and writes it beside the page's content.
 *
 * @param id - the folder under content/, such as `blog/discount-discipline`; an id without an entry
 *   in the list gets a composition chosen by its letters, and `pages/share` is the social image
 * @param root - the project's folder
 * @returns the file written and its size in bytes
 */
export async function makeCover(
  id: string,
  root = process.cwd(),
): Promise<{ file: string; bytes: number }> {
  const isSocial = id === SOCIAL_ID;
  const file = isSocial ? `content/${id}.jpg` : `content/${id}/cover.jpg`;
  const svg = drawChart(id, isSocial ? social : covers[id], isSocial ? SOCIAL_SIZE : COVER_SIZE);
  const image = await sharp(Buffer.from(svg))
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, image);
  return { file, bytes: image.length };
}
