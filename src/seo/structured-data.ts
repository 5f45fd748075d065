/** Structured data for search engines (schema.org), built from facts that the pages show. */
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
  address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: site.country },
  sameAs: site.social.map(({ href }) => href),
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
  path: string;
  title: string;
  description: string;
  author: string;
  /** The date of publication, year-month-day. */
  date: string;
  image?: string;
  words: number;
  section?: string;
  keywords: readonly string[];
}

export const blogPosting = (site: SiteFacts, article: Article): Data => ({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  headline: article.title,
  description: article.description,
  datePublished: article.date,
  dateModified: article.date,
  inLanguage: site.language,
  author: { "@type": "Organization", name: article.author, url: absolute(site, "/about/") },
  publisher: publisher(site),
  mainEntityOfPage: absolute(site, article.path),
  image: article.image ? [absolute(site, article.image)] : undefined,
  wordCount: article.words,
  articleSection: article.section,
  keywords: article.keywords.join(", "),
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
