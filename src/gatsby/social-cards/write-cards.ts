/** Draws the cards and maps that built pages name. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseFragment } from "parse5";
import { drawMap } from "../../artwork/map";
import { filesBelow } from "../../content/disk/files-below";
import { mapOf, writeMaps } from "../pictures/page-maps";
import { drawCard, drawPlate } from "./card";

/** Reads only the tags of a page that it needs: a parser takes 20 ms for all of it. */
function cardOf(html: string) {
  const tags = html.match(/<meta[^>]*property="og:[^>]*>/g) ?? [];
  const facts = new Map(
    parseFragment(tags.join("")).childNodes.map((node) => {
      const attrs = "attrs" in node ? node.attrs : [];
      const valueOf = (name: string) => attrs.find((attr) => attr.name === name)?.value ?? "";
      return [valueOf("property").replace("og:", ""), valueOf("content")];
    }),
  );
  const [, file, page] = /\/share\/(([\w-]+)-\w+\.jpg)$/.exec(facts.get("image") ?? "") ?? [];
  if (!file || !page) return undefined;
  const siteName = facts.get("site_name") ?? "";
  const title = (facts.get("title") ?? "").replace(` | ${siteName}`, "");
  // The structured data of an article name the crop of its cover.
  const cover = /"image":\["[^"]*(\/static\/[^"]+)"/.exec(html)?.[1];
  return { file, page, cover, plate: drawPlate(title, siteName) };
}

/** Keeps cards for the next build, by a hash of what is on them and of the code that draws them. */
const kept = ".cache/cards";

/** The map of a page with a curve. A map under another drawing has none. */
function mapWithCurve(page: string): string {
  const map = mapOf(page);
  return map.includes('stroke-width="10"') ? map : drawMap(page);
}

/**
 * Writes the cards of all pages, on all cores at once.
 * @param root the folder of the built site
 */
export async function writeCards(root: string): Promise<void> {
  const share = path.join(root, "share");
  rmSync(share, { recursive: true, force: true });
  for (const folder of [share, kept]) mkdirSync(folder, { recursive: true });
  const named = new Set<string>();
  const used = new Set<string>();
  // The workers share this iterator, so each page is taken once, and few are in memory.
  const queue = filesBelow(root)
    .filter((page) => page.endsWith(".html"))
    .values();
  const work = async () => {
    for (const page of queue) {
      const html = readFileSync(path.join(root, page), "utf8");
      writeMaps(root, html);
      const card = cardOf(html);
      if (!card || named.has(card.file)) continue;
      named.add(card.file);
      const picture = card.cover
        ? readFileSync(path.join(root, card.cover))
        : Buffer.from(mapWithCurve(card.page));
      const hash = createHash("sha256")
        .update(`${String(drawCard)}${card.plate}`)
        .update(picture)
        .digest("hex");
      const file = path.join(kept, hash);
      used.add(hash);
      if (!existsSync(file)) await writeFile(file, await drawCard(card.plate, picture));
      await copyFile(file, path.join(share, card.file));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(path.join(kept, name));
}
