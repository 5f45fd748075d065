/** The templates of the built site, and the pages made from each. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The addresses in the sitemap. */
export function sitemapAddresses(): string[] {
  const sitemap = readFileSync(path.resolve("public/sitemap.xml"), "utf8");
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  return addresses.sort();
}

/** The template of a page, which the name of its webpack chunk contains. */
export function templateOf(address: string): string {
  const file = path.resolve(
    "public/page-data",
    address === "/" ? "index" : address.slice(1),
    "page-data.json",
  );
  if (!existsSync(file))
    throw new Error(`public/ has no data for ${address}; build the site first.`);
  const { componentChunkName } = JSON.parse(readFileSync(file, "utf8")) as {
    componentChunkName: string;
  };
  return componentChunkName.replace(/^component---src-(pages|templates)-|-tsx$/g, "");
}

/** The size of a built page, in bytes. */
const htmlSize = (address: string): number =>
  statSync(path.resolve("public", address.slice(1), address.endsWith("/") ? "index.html" : ""))
    .size;

/** For each template, its page with the largest HTML. */
export function largestPages(): string[] {
  const smallestFirst = [...sitemapAddresses(), "/404.html"].sort(
    (a, b) => htmlSize(a) - htmlSize(b),
  );
  return [...new Map(smallestFirst.map((page) => [templateOf(page), page])).values()];
}
