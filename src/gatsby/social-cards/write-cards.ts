/** Draws the pictures that shared links to pages show, and the maps behind the headings of pages. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { drawMap } from "../../artwork/map";
import {
  drawingName,
  drawnStill,
  headingMapAddress,
  socialCard,
} from "../../lib/drawing-addresses";
import { mapOf } from "../pictures/page-maps";
import { drawCard, drawPlate } from "./card";

export interface SharedPage {
  address: string;
  /** The title in the head, without the site's name. */
  headTitle: string;
  /** The address of the crop of its cover. */
  cover?: string | undefined;
}

/** Keeps cards for the next build, by a hash of what is on them and of the code that draws them. */
const kept = ".cache/cards";

/** The map of a page with a curve. A map under another drawing has none. */
function mapWithCurve(name: string): string {
  const map = mapOf(name);
  return map.includes('stroke-width="10"') ? map : drawMap(name);
}

/**
 * Writes the cards and maps of pages, on all cores at once.
 * @param root the folder of the built site
 */
export async function writeCards(
  root: string,
  siteName: string,
  pages: readonly SharedPage[],
): Promise<void> {
  rmSync(path.join(root, "share"), { recursive: true, force: true });
  for (const folder of [path.join(root, "share"), path.join(root, "maps"), kept])
    mkdirSync(folder, { recursive: true });
  const maps = pages.map(({ address }) => headingMapAddress(address));
  for (const map of [drawnStill.src, ...maps])
    writeFileSync(path.join(root, map), mapOf(path.parse(map).name));
  const used = new Set<string>();
  // The workers share this iterator, so each page is taken once, and few pictures are in memory.
  const queue = pages.values();
  const work = async () => {
    for (const { address, headTitle, cover } of queue) {
      const plate = drawPlate(headTitle.replace(` | ${siteName}`, ""), siteName);
      const picture = cover
        ? readFileSync(path.join(root, cover.slice(SITE.prefix.length)))
        : Buffer.from(mapWithCurve(drawingName(address)));
      const hash = createHash("sha256")
        .update(`${String(drawCard)}${plate}`)
        .update(picture);
      const name = hash.digest("hex");
      const file = path.join(kept, name);
      used.add(name);
      if (!existsSync(file)) await writeFile(file, await drawCard(plate, picture));
      await copyFile(file, path.join(root, socialCard(address, headTitle, siteName, cover).src));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(path.join(kept, name));
}
