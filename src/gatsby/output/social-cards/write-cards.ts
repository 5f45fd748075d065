import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { BuiltFiles } from "../built-files";
import { drawCard } from "./card";

/**
 * Draws the cards of the built pages, except those that an earlier build has drawn, on all cores at once. Pages are read
 * one at a time, since thousands of them would fill the memory.
 * @param built the files of the build
 * @returns how many were drawn
 */
export async function writeCards(built: BuiltFiles): Promise<number> {
  await mkdir(path.join(built.root, "share"), { recursive: true });
  const drawn = new Set<string>();
  // The workers share this iterator, so each page is taken once.
  const queue = built.pages().values();
  const work = async () => {
    for (const page of queue) {
      const { card } = built.factsOf(page);
      const file = card && path.join(built.root, card.file);
      if (!card || !file || drawn.has(file) || existsSync(file)) continue;
      drawn.add(file);
      await writeFile(file, await drawCard(card));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return drawn.size;
}
