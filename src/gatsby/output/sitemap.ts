/** Entries of the sitemap: pure functions of the query's result. */
import { ruleFor } from "../../model/addresses";

export interface SitemapData {
  allSitePage: { nodes: { path: string }[] };
  allSitemapRule: { nodes: { slug: string; changeFrequency: string; priority: number }[] };
  allSeoOverride: { nodes: { slug: string; noindex?: boolean | null }[] };
  allBlogPost: { nodes: { href: string; date: string }[] };
  allGuide: { nodes: { href: string; updated: string }[] };
  allLegalDocument: { nodes: { href: string; lastUpdated: string }[] };
}

export interface SitemapPage {
  path: string;
  changeFrequency: string;
  priority: number;
  lastmod?: string;
}

export const sitemapQuery = `{
  allSitePage { nodes { path } }
  allSitemapRule { nodes { slug changeFrequency priority } }
  allSeoOverride { nodes { slug noindex } }
  allBlogPost { nodes { href date } }
  allGuide { nodes { href updated } }
  allLegalDocument { nodes { href lastUpdated } }
}`;

/** Gatsby's own pages and the not-found page are not in the sitemap. */
const isPublic = (path: string) => !/^\/(404|dev-404-page|__)/.test(path);

/**
 * Lists the pages of the sitemap.
 * @returns public pages that may be indexed; `lastmod` only where the content has a date, and for lists of
 *   dated content the newest of them
 */
export function sitemapPages(data: SitemapData): SitemapPage[] {
  const rules = data.allSitemapRule.nodes.map((rule) => ({ ...rule, id: rule.slug }));
  const hidden = new Set(
    data.allSeoOverride.nodes.filter((override) => override.noindex).map(({ slug }) => slug),
  );
  const dates = new Map<string, string>();
  for (const { href, date } of data.allBlogPost.nodes) dates.set(href, date);
  for (const { href, updated } of data.allGuide.nodes) dates.set(href, updated);
  for (const { href, lastUpdated } of data.allLegalDocument.nodes) dates.set(href, lastUpdated);
  const newest = (prefix: string) =>
    [...dates]
      .filter(([href]) => href.startsWith(prefix))
      .map(([, date]) => date)
      .sort()
      .at(-1);
  for (const list of ["/blog/", "/legal/"]) {
    const date = newest(list);
    if (date) dates.set(list, date);
  }
  return data.allSitePage.nodes
    .map(({ path }) => path)
    .filter((path) => isPublic(path) && !hidden.has(path))
    .flatMap((path) => {
      const rule = ruleFor(path, rules);
      return rule
        ? {
            path,
            changeFrequency: rule.changeFrequency,
            priority: rule.priority,
            lastmod: dates.get(path),
          }
        : [];
    });
}
