/** Structured data for search engines (schema.org), built from facts that the pages show. */
import { countryCode } from "../lib/country-code";
import { absolute, type SiteFacts } from "./head";

type Data = Record<string, unknown>;

const organisationId = (site: SiteFacts) => `${site.url}/#organization`;

const publisher = (site: SiteFacts) => ({ "@id": organisationId(site) });

export const organisation = (site: SiteFacts): Data => ({
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
    addressCountry: countryCode(site.country) ?? site.country,
  },
  sameAs: site.social.map(({ href }) => href),
});

/** The site's name, which search results show above the address of a page. */
export const website = (site: SiteFacts): Data => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: site.name,
  url: `${site.url}/`,
  inLanguage: site.language,
  publisher: publisher(site),
});

export const breadcrumbs = (
  site: SiteFacts,
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
  path: string;
  title: string;
  description: string;
  /** The person or desk that wrote it; without one, the firm is the author. */
  author?: string;
  isPerson?: boolean;
  /** The date of publication, year-month-day, where it is known. */
  published?: string;
  /** The day of the last revision, year-month-day, where there was one. */
  updated?: string | null;
  image?: string;
  words?: number;
  section?: string;
  keywords: readonly string[];
}

export const articleData = (site: SiteFacts, article: Article): Data => ({
  "@context": "https://schema.org",
  "@type": article.type,
  headline: article.title,
  description: article.description,
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
  mainEntityOfPage: absolute(site, article.path),
  image: article.image ? [absolute(site, article.image)] : undefined,
  wordCount: article.words,
  articleSection: article.section,
  keywords: article.keywords.join(", ") || undefined,
});

export const service = (
  site: SiteFacts,
  { path, title, description }: { path: string; title: string; description: string },
): Data => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name: title,
  serviceType: title,
  description,
  url: absolute(site, path),
  provider: publisher(site),
  areaServed: "Worldwide",
});
