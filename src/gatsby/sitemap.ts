/** Makes the entries of the sitemap from the pages and the content. */
import { entriesOf, type Entry } from "../content/read/entry";
import { ruleFor } from "../model/addresses";
import type { SitemapWeight } from "../model/kind";
import { kindNames, kindOf } from "../model/kinds";
import { pagesToCreate } from "./pages-to-create";

export interface SitemapData {
  allPage: { nodes: { href: string; lastModified: string | null }[] };
}

export interface SitemapPage {
  path: string;
  changeFrequency: string;
  priority: number;
  lastmod?: string;
}

export const sitemapQuery = `{ allPage { nodes { href lastModified } } }`;

const declaredWeights = (entries: readonly Entry[]): Map<string, SitemapWeight> =>
  new Map([
    ...kindNames.flatMap((name): [string, SitemapWeight][] => {
      const { route, sitemap } = kindOf(name);
      return route && sitemap ? [[route, sitemap]] : [];
    }),
    ...pagesToCreate(entries).flatMap(({ path, sitemap }): [string, SitemapWeight][] =>
      sitemap ? [[path, sitemap]] : [],
    ),
  ]);

/**
 * Lists the pages of the sitemap.
 * @returns the pages that search engines may find, with `lastmod` for those whose content has a date
 */
export function sitemapPages(data: SitemapData, entries: readonly Entry[]): SitemapPage[] {
  const rules = entriesOf(entries, "SitemapRule").map((entry) => entry.data);
  const declared = declaredWeights(entries);
  return data.allPage.nodes.map(({ href: path, lastModified }) => {
    const rule = ruleFor(path, rules);
    const weight = declared.get(path);
    return {
      path,
      changeFrequency: rule?.changeFrequency ?? weight?.changes ?? "",
      priority: rule?.priority ?? weight?.priority ?? 0,
      lastmod: lastModified ?? undefined,
    };
  });
}

/** Empties the sitemap of a site that must not be indexed; the plugin cannot write one without pages. */
export const withoutPages = (sitemap: string): string => sitemap.replace(/<url>.*<\/url>/s, "");
