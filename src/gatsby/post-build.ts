/** Finishes a build after Gatsby and its plugins have written their files. */
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { entryOf } from "../content/read/entry";
import { kindOf, kindsWithPages } from "../model/kinds";
import { currentContent, environmentOf } from "./current-content";
import { datedByArticles, type Post } from "./feed/feed";
import { withoutPages } from "./sitemap";
import { writeCards } from "./social-cards/write-cards";
import { writeTextFiles } from "./text-files";

/** Where the reservation of rights stands. In robots.txt it is a comment, because validators reject unknown directives. */
const reservedIn = "/legal/acceptable-use/ /.well-known/tdmrep.json";

async function rewrite(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, "utf8")));
}

type RunQuery = (query: string) => Promise<{ data?: unknown }>;

interface Cover {
  href: string;
  cover: Post["cover"];
}

/** The crops of covers for shared links, by the address of the page. */
async function coversOf(graphql: RunQuery): Promise<Map<string, string | undefined>> {
  const lists = kindsWithPages.flatMap((kind) => {
    const { picture } = kindOf(kind);
    const crop = "gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG])";
    return picture
      ? `all${kind} { nodes { href cover: ${picture} { childImageSharp { ${crop} } } } }`
      : [];
  });
  const { data } = await graphql(`{ ${lists.join(" ")} }`);
  const nodes = Object.values(data as Record<string, { nodes: Cover[] }>).flatMap(
    (list) => list.nodes,
  );
  return new Map(
    nodes.map(({ href, cover }) => [
      href,
      cover?.childImageSharp?.gatsbyImageData.images.fallback?.src,
    ]),
  );
}

/** @param graphql runs a query */
export async function finishBuild(folder: string, graphql: RunQuery): Promise<void> {
  const content = currentContent();
  const { entries, pages } = content.site;
  const file = (name: string) => path.join(folder, name);
  // The sitemap plugin writes an index and a numbered file; the site publishes one file, /sitemap.xml.
  await rename(file("sitemap-0.xml"), file("sitemap.xml"));
  await rm(file("sitemap-index.xml"), { force: true });
  if (!environmentOf(content)?.production) await rewrite(file("sitemap.xml"), withoutPages);
  const reservation = `# ${content.words.facts.reservation}\n# ${reservedIn}`;
  await rewrite(file("robots.txt"), (rules) => `${reservation}\n${rules.trimEnd()}\n`);
  const covers = await coversOf(graphql);
  await writeCards(
    folder,
    entryOf(entries, "SiteSettings")?.data.name ?? "",
    pages.map((page) => ({ ...page, cover: covers.get(page.address) })),
  );
  await writeTextFiles(content);
  if (content.site.at("/rss.xml")) await rewrite(file("rss.xml"), datedByArticles);
  else await rm(file("rss.xml"), { force: true });
}
