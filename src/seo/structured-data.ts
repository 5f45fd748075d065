/** Structured data for search engines (schema.org), built from facts that the pages show. */
import { absolute, shareImage, type PageData, type SiteData } from "./head";

type Data = Record<string, unknown>;

const organisationId = (site: SiteData) => `${site.url}/#organization`;

const publisher = (site: SiteData) => ({ "@id": organisationId(site) });

export const organisation = (site: SiteData): Data => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  "@id": organisationId(site),
  name: site.name,
  url: `${site.url}/`,
  logo: absolute(site, "/mark.png"),
  description: site.description,
  email: site.email,
  ...(site.phone && { telephone: site.phone }),
  address: {
    "@type": "PostalAddress",
    addressLocality: site.city,
    addressCountry: site.country,
  },
  sameAs: site.social.map(({ href }) => href),
});

/** The site's name, which search results show above the address of a page. */
export const website = (site: SiteData): Data => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: site.name,
  url: `${site.url}/`,
  inLanguage: site.language,
  publisher: publisher(site),
});

export const breadcrumbs = (
  site: SiteData,
  crumbs: readonly { label: string; path: string }[],
): Data => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: absolute(site, path),
  })),
});

export interface Article {
  type: "Article" | "BlogPosting";
  headline: string;
  /** Whether it is about an invented firm, which its description says first. */
  example?: boolean | null;
  /** The person or desk that wrote it; without one, the firm is the author. */
  author?: string;
  isPerson?: boolean;
  /** The date of publication, year-month-day, where it is known. */
  published?: string;
  /** The day of the last revision, year-month-day, where there was one. */
  updated?: string | null;
  cover: Queries.ShareImageFragment | null;
  words?: number;
  section?: string;
}

export const articleData = (site: SiteData, page: PageData, article: Article): Data => {
  const image = shareImage(article.cover);
  return {
    "@context": "https://schema.org",
    "@type": article.type,
    headline: article.headline,
    description: page.description,
    datePublished: article.published,
    dateModified: article.updated ?? undefined,
    inLanguage: site.language,
    author: article.author
      ? {
          "@type": article.isPerson ? "Person" : "Organization",
          name: article.author,
          url: absolute(site, "/about/"),
        }
      : publisher(site),
    publisher: publisher(site),
    mainEntityOfPage: absolute(site, page.path),
    image: image ? [new URL(image, site.url).href] : undefined,
    wordCount: article.words,
    articleSection: article.section,
    keywords: page.keywords.join(", ") || undefined,
  };
};

/** @param name the name of the service, which the page's title need not have */
export const serviceData = (site: SiteData, page: PageData, name: string): Data => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name,
  serviceType: name,
  description: page.description,
  url: absolute(site, page.path),
  provider: publisher(site),
  areaServed: WORDS.facts.area,
});
