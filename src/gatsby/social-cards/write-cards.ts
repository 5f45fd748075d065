/** Draws the cards of built pages, with the file name and title from the head of each page. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { filesBelow } from "../../content/disk/files-below";
import { drawCard, type Card } from "./card";

const characterReferences: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Reads the head of a page without a parser, which would take 20 ms: this build has just written the markup. */
function cardOf(html: string): (Card & { file: string }) | undefined {
  const meta = (name: string) => {
    const tag = new RegExp(`<meta[^>]*property="og:${name}"[^>]*>`).exec(html)?.[0] ?? "";
    const content = /content="([^"]*)"/.exec(tag)?.[1] ?? "";
    return content.replace(/&[#\w]+;/g, (reference) => characterReferences[reference] ?? reference);
  };
  const file = /\/share\/([\w.-]+\.png)$/.exec(meta("image"))?.[1];
  if (!file) return undefined;
  const siteName = meta("site_name");
  const title = meta("title").replace(` | ${siteName}`, "");
  return { file, title, siteName, path: new URL(meta("url")).pathname };
}

/** Draws the cards that do not exist yet, on all cores at once, and deletes those that no page names. */
export async function writeCards(root: string): Promise<void> {
  const share = path.join(root, "share");
  mkdirSync(share, { recursive: true });
  const named = new Set<string>();
  // The workers share this iterator, so each page is taken once, and few are in memory.
  const queue = filesBelow(root)
    .filter((page) => page.endsWith(".html"))
    .values();
  const work = async () => {
    for (const page of queue) {
      const card = cardOf(readFileSync(path.join(root, page), "utf8"));
      if (!card || named.has(card.file)) continue;
      named.add(card.file);
      const file = path.join(share, card.file);
      if (!existsSync(file)) await writeFile(file, await drawCard(card));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  for (const name of readdirSync(share)) if (!named.has(name)) rmSync(path.join(share, name));
}
