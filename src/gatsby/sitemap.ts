/** Makes the entries of the sitemap from the pages and the content. */
import { unlistedAddresses } from "../content/publish/unlisted";
import { entriesOf, type Entry } from "../content/read/entry";
import { ruleFor } from "../model/addresses";
import type { SitemapWeight } from "../model/kind";
import { kindNames, kindOf } from "../model/kinds";
import { hostForms } from "../model/host-forms";
import { lastChanges } from "./nodes/page-nodes";
import { pagesToCreate } from "./pages-to-create";

export interface SitemapData {
  allSitePage: { nodes: { path: string }[] };
}

export interface SitemapPage {
  path: string;
  changeFrequency: string;
  priority: number;
  lastmod?: string;
}

export const sitemapQuery = `{ allSitePage { nodes { path } } }`;

const thanksPages = Object.values(hostForms).map(({ thanks }) => thanks);

/** Gatsby's own pages, the not-found page and the pages after a form are not in the sitemap. */
const isPublic = (path: string) =>
  !/^\/(404|dev-404-page|__)/.test(path) && !thanksPages.includes(path);

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
 * @returns public pages that may be indexed, sorted by address; `lastmod` only for pages whose content has a date, and
 * for lists of such content
 * @throws an error that names a page without a declaration or rule
 */
export function sitemapPages(
  data: SitemapData,
  entries: readonly Entry[],
  today: string,
): SitemapPage[] {
  const rules = entriesOf(entries, "SitemapRule").map((entry) => entry.data);
  const unlisted = unlistedAddresses(entries);
  const declared = declaredWeights(entries);
  const days = lastChanges(entries, today);
  // Sorted, because the order in which Gatsby finds files depends on the disk.
  return data.allSitePage.nodes
    .map(({ path }) => path)
    .filter((path) => isPublic(path) && !unlisted.has(path))
    .sort()
    .map((path) => {
      const rule = ruleFor(path, rules);
      const weight = declared.get(path);
      if (!rule && !weight)
        throw new Error(
          `${path} has no weight for the sitemap: declare the copy of the page in src/model/kinds.ts, or add a rule to content/sitemap.yml.`,
        );
      return {
        path,
        changeFrequency: rule?.changeFrequency ?? weight?.changes ?? "",
        priority: rule?.priority ?? weight?.priority ?? 0,
        lastmod: days.get(path),
      };
    });
}

/** Empties the sitemap of a site that must not be indexed; the plugin cannot write one without pages. */
export const withoutPages = (sitemap: string): string => sitemap.replace(/<url>.*<\/url>/s, "");
