/** Finishes a build after Gatsby and its plugins have written their files. */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { partsOff } from "../content/publish/parts";
import { entryOf } from "../content/read/entry";
import { currentContent, environmentOf, siteUrlOf } from "./current-content";
import { datedByArticles } from "./feed/feed";
import { folderRedirects, redirectPage } from "./redirects";
import { withoutPages } from "./sitemap";
import { writeCards } from "./social-cards/write-cards";

/** The reservation of rights in robots.txt: comments, because validators reject unknown directives. */
const reservation = `# All rights against text and data mining are reserved (Directive (EU) 2019/790, Article 4(3)),
# for the training of machine-learning models too. Search engines may index every page.
# See /legal/acceptable-use/ and /.well-known/tdmrep.json.`;

/** The address that RFC 9116 gives the file. */
const securityFile = ".well-known/security.txt";

/** Tells researchers where to report a vulnerability. The file expires at the start of this month in a year. */
function securityText(settings: { email: string; url: string; language: string }): string {
  const { email, url, language } = settings;
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${language.split("-")[0]}`,
    `Canonical: ${url}/${securityFile}`,
    `Policy: ${url}/legal/acceptable-use/`,
  ];
  return `${lines.join("\n")}\n`;
}

async function rewrite(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, "utf8")));
}

export async function finishBuild(folder: string): Promise<void> {
  const file = (name: string) => path.join(folder, name);
  // The sitemap plugin writes an index and a numbered file; the site publishes one file, /sitemap.xml.
  await rename(file("sitemap-0.xml"), file("sitemap.xml"));
  await rm(file("sitemap-index.xml"), { force: true });
  await writeCards(folder);
  const content = currentContent();
  const settings = entryOf(content.entries, "SiteSettings");
  await mkdir(path.dirname(file(securityFile)), { recursive: true });
  if (settings)
    await writeFile(
      file(securityFile),
      securityText({ ...settings.data, url: siteUrlOf(content) }),
    );
  for (const { fromPath, toPath } of folderRedirects(content.entries))
    await writeFile(file(`${fromPath}index.html`), redirectPage(toPath, siteUrlOf(content)));
  if (!environmentOf(content)?.production) await rewrite(file("sitemap.xml"), withoutPages);
  if (partsOff(content.entries).has("blog")) await rm(file("rss.xml"), { force: true });
  else await rewrite(file("rss.xml"), datedByArticles);
  await rewrite(file("robots.txt"), (rules) => `${reservation}\n${rules.trimEnd()}\n`);
}
