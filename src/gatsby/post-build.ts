/** Finishes a build after Gatsby and its plugins have written their files. */
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { currentContent, environmentOf } from "./current-content";
import { datedByArticles } from "./feed/feed";
import { withoutPages } from "./sitemap";
import { writeCards } from "./social-cards/write-cards";
import { writeTextFiles } from "./text-files";

/** The reservation of rights in robots.txt: comments, because validators reject unknown directives. */
const reservation = `# All rights against text and data mining are reserved (Directive (EU) 2019/790, Article 4(3)),
# for the training of machine-learning models too. Search engines may index every page.
# See /legal/acceptable-use/ and /.well-known/tdmrep.json.`;

async function rewrite(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, "utf8")));
}

export async function finishBuild(folder: string): Promise<void> {
  const content = currentContent();
  const file = (name: string) => path.join(folder, name);
  // The sitemap plugin writes an index and a numbered file; the site publishes one file, /sitemap.xml.
  await rename(file("sitemap-0.xml"), file("sitemap.xml"));
  await rm(file("sitemap-index.xml"), { force: true });
  if (!environmentOf(content)?.production) await rewrite(file("sitemap.xml"), withoutPages);
  await rewrite(file("robots.txt"), (rules) => `${reservation}\n${rules.trimEnd()}\n`);
  await writeCards(folder);
  await writeTextFiles(content);
  if (content.site.at("/rss.xml")) await rewrite(file("rss.xml"), datedByArticles);
  else await rm(file("rss.xml"), { force: true });
}
