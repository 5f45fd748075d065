/** What gatsby-plugin-sitemap writes into sitemap.xml. */
import type { Site } from "../content/site/site";

export interface SitemapPage {
  path: string;
  changefreq?: string;
  priority?: number;
  lastmod?: string;
}

/** The pages that search engines may find, with the day of the last change for those whose content has one. */
export const sitemapPages = ({ pages }: Pick<Site, "pages">): SitemapPage[] =>
  pages
    .filter(({ isListed }) => isListed)
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, lastChange, sitemap }) => ({
      path: address,
      changefreq: sitemap?.changes,
      priority: sitemap?.priority,
      lastmod: lastChange,
    }));

/** Empties the sitemap of a site that must not be indexed; the plugin cannot write one without pages. */
export const withoutPages = (sitemap: string): string => sitemap.replace(/<url>.*<\/url>/s, "");
