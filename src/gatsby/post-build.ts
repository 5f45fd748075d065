/** Finishes a build after Gatsby and its plugins have written their files. */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { currentContent } from "./current-content";
import { datedByArticles } from "./feed/feed";
import { writeCards } from "./social-cards/write-cards";
import { writeTextFiles } from "./text-files";

export async function finishBuild(folder: string): Promise<void> {
  const content = currentContent();
  await writeCards(folder);
  await writeTextFiles(content);
  const feed = path.join(folder, "rss.xml");
  if (content.site.at("/rss.xml"))
    await writeFile(feed, datedByArticles(await readFile(feed, "utf8")));
  else await rm(feed, { force: true });
}
