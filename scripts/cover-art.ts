import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { COVER_SIZE, drawChart } from "./contours";
import { covers, social } from "./cover/list";

const SOCIAL_ID = "pages/share";
const SOCIAL_SIZE = [1200, 630] as const;

/**
 * Makes the cover of one page and writes it beside the page's content.
 *
 * @param id - the folder under content/, such as `blog/discount-discipline`; an id without an entry
 *   in the list gets a composition chosen by its letters, and `pages/share` is the social image
 * @returns the file written and its size in bytes
 */
async function makeCover(id: string): Promise<{ file: string; bytes: number }> {
  const isSocial = id === SOCIAL_ID;
  const file = isSocial ? `content/${id}.jpg` : `content/${id}/cover.jpg`;
  const svg = drawChart(id, isSocial ? social : covers[id], isSocial ? SOCIAL_SIZE : COVER_SIZE);
  const image = await sharp(Buffer.from(svg))
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const path = join(process.cwd(), file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, image);
  return { file, bytes: image.length };
}

async function main(asked: readonly string[]): Promise<void> {
  const ids = asked.length > 0 ? asked : [...Object.keys(covers), SOCIAL_ID];
  const malformed = ids.filter((id) => !/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(id));
  if (malformed.length > 0) {
    throw new Error(`Not a folder under content/: ${malformed.join(", ")} (try blog/some-id)`);
  }
  for (const id of ids) {
    const { file, bytes } = await makeCover(id);
    console.log(`${file}  ${Math.round(bytes / 1000)} kB`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
