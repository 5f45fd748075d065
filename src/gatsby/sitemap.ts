/** What gatsby-plugin-sitemap writes into sitemap.xml. */
import type { Page, Site } from "../content/site/site";
import type { Twin } from "../lib/page-context";

export type SitemapPage = ReturnType<typeof sitemapPages>[number];

/**
 * The pages that search engines may find, with the day of the last change for those whose content has one.
 * @param twinsOf finds a page in all languages
 */
export const sitemapPages = ({ pages }: Pick<Site, "pages">, twinsOf: (page: Page) => Twin[]) =>
  pages
    .filter(({ isListed }) => isListed)
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map((page) => ({
      path: page.address,
      changefreq: page.sitemap?.changes,
      priority: page.sitemap?.priority,
      lastmod: page.lastChange,
      twins: twinsOf(page),
    }));

/** Empties the sitemap of a site that must not be indexed; the plugin cannot write one without pages. */
export const withoutPages = (sitemap: string): string => sitemap.replace(/<url>.*<\/url>/s, "");
