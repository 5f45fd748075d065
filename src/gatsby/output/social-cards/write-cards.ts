import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { drawCard, type Card } from "./card";

const characterReferences: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};

/** The picture that a built page names in its head, and the text on it. */
function cardOf(html: string): (Card & { file: string }) | undefined {
  const meta = (name: string) => {
    const tag = new RegExp(`<meta[^>]*property="og:${name}"[^>]*>`).exec(html)?.[0] ?? "";
    const content = /content="([^"]*)"/.exec(tag)?.[1] ?? "";
    return content.replace(/&[#\w]+;/g, (reference) => characterReferences[reference] ?? reference);
  };
  const file = /\/share\/[\w.-]+\.png$/.exec(meta("image"))?.[0];
  if (!file) return undefined;
  const siteName = meta("site_name");
  const title = meta("title").replace(` | ${siteName}`, "");
  return { file, title, siteName, path: new URL(meta("url")).pathname };
}

/**
 * Draws the cards that the built pages name and that no earlier build has drawn, in parallel on all cores. A
 * page is read when its turn comes, so that thousands of them are never in memory together.
 * @param folder the folder of the build
 * @returns how many were drawn
 */
export async function writeCards(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = found.filter((entry) => entry.isFile() && entry.name.endsWith(".html"));
  await mkdir(path.join(folder, "share"), { recursive: true });
  const drawn = new Set<string>();
  // All workers take the next page from one iterator.
  const queue = pages.values();
  const work = async () => {
    for (const { parentPath, name } of queue) {
      const card = cardOf(await readFile(path.join(parentPath, name), "utf8"));
      if (!card) continue;
      const file = path.join(folder, card.file);
      if (drawn.has(file) || existsSync(file)) continue;
      drawn.add(file);
      await writeFile(file, await drawCard(card));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return drawn.size;
}
