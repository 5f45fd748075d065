import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { coverImage } from "./cover-image";
import { covers } from "./cover/list";

/**
 * Makes the cover of one page and writes it beside the page's content.
 *
 * @param id - the folder under content/, such as `blog/discount-discipline`; an id without an entry
 *   in the list gets a composition chosen by its letters
 * @returns the file written and its size in bytes
 */
async function makeCover(id: string): Promise<{ file: string; bytes: number }> {
  const file = `content/${id}/cover.jpg`;
  const image = await coverImage(id);
  const path = join(process.cwd(), file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, image);
  return { file, bytes: image.length };
}

async function main(asked: readonly string[]): Promise<void> {
  const ids = asked.length > 0 ? asked : Object.keys(covers);
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
