/** Draws the cards of built pages, with the file name and title from the head of each page. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseFragment } from "parse5";
import { filesBelow } from "../../content/disk/files-below";
import { drawCard, type Card } from "./card";

/** Reads only the tags of a page that it needs: a parser takes 20 ms for all of it. */
function cardOf(html: string): (Card & { file: string }) | undefined {
  const tags = html.match(/<meta[^>]*property="og:[^>]*>/g) ?? [];
  const facts = new Map(
    parseFragment(tags.join("")).childNodes.map((node) => {
      const attrs = "attrs" in node ? node.attrs : [];
      const valueOf = (name: string) => attrs.find((attr) => attr.name === name)?.value ?? "";
      return [valueOf("property").replace("og:", ""), valueOf("content")];
    }),
  );
  const file = /\/share\/([\w.-]+\.png)$/.exec(facts.get("image") ?? "")?.[1];
  if (!file) return undefined;
  const siteName = facts.get("site_name") ?? "";
  const title = (facts.get("title") ?? "").replace(` | ${siteName}`, "");
  return { file, title, siteName, path: new URL(facts.get("url") ?? "").pathname };
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
