/** The pages of the built site. */
import { readFileSync } from "node:fs";
import { sitemapAddresses, templateOf as templateOfBuilt } from "../../scripts/lib/built-templates";

/** An address without a page. */
export const unknownPage = "/no-such-page/";

/** The addresses of all pages in the sitemap, and an unknown one. */
export const builtPages = (): string[] => [...sitemapAddresses(), unknownPage];

/** The name of a page's template. */
export const templateOf = (address: string): string =>
  templateOfBuilt(address === unknownPage ? "/404.html" : address);

/** The HTML of a page. */
const htmlOf = (address: string): string =>
  readFileSync(`public/${address === unknownPage ? "404.html" : `${address}index.html`}`, "utf8");

/** The number of characters in a page's heading and lead. */
function headLength(address: string): number {
  const html = htmlOf(address);
  const start = html.indexOf("<h1");
  return html.slice(start, html.indexOf("</p>", start)).replace(/<[^>]*>/g, "").length;
}

/** The names of elements and classes in the main part of a page. */
function partsOf(address: string): Set<string> {
  const html = htmlOf(address);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const elements = [...main.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = ""]) => name);
  const classes = [...main.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(" ").map((name) => `.${name}`),
  );
  return new Set([...elements, ...classes]);
}

/** The page of each template that has the longest heading and lead. */
export function onePerTemplate(): string[] {
  const byLength = builtPages()
    .map((address) => [address, headLength(address)] as const)
    .sort(([, a], [, b]) => a - b);
  return [...new Map(byLength.map(([address]) => [templateOf(address), address])).values()];
}

/** One page of each template and, chosen greedily, more until they have every element and component of the site. */
export function samplePages(): string[] {
  const chosen = onePerTemplate();
  const left = new Map(builtPages().map((address) => [address, partsOf(address)]));
  const see = (address: string) => {
    const own = left.get(address);
    left.delete(address);
    for (const parts of left.values()) for (const part of own ?? []) parts.delete(part);
  };
  chosen.forEach(see);
  for (;;) {
    const [best] = [...left].sort(([, a], [, b]) => b.size - a.size);
    if (!best || best[1].size === 0) return chosen.sort();
    chosen.push(best[0]);
    see(best[0]);
  }
}
