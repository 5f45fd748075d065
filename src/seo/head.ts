/** The head of a page as plain data: pure functions, so that tests need no browser. */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { pageTitle } from "../lib/full-title";
import { socialCard } from "../lib/drawing-addresses";
import type { useSite } from "../queries/useSite";

export type SiteData = ReturnType<typeof useSite>;

/** The title is without the site's name. */
export interface PageData extends Queries.SeoPartFragment {
  /** The address of the page, with a slash at both ends. */
  path: string;
  noindex?: boolean;
}

export const absolute = (site: Pick<SiteData, "url">, path: string): string =>
  new URL(site.url + path).href;

/** The address of a picture's crop for shared links. */
export const shareImage = (file?: Queries.ShareImageFragment | null): string | undefined =>
  (file?.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined)?.images.fallback?.src;

/** Proves to search engines whose site it is. */
const verification = ({ verification: codes }: SiteData) =>
  [
    { name: "google-site-verification", content: codes?.google },
    { name: "msvalidate.01", content: codes?.bing },
  ].flatMap(({ name, content }) => (content ? { name, content } : []));

/** @param article the article on the page, if it is about one */
export function headOf(
  site: SiteData,
  page: PageData,
  article?: { cover: Queries.ShareImageFragment | null },
) {
  const override = site.overrides.find(({ slug }) => slug === page.path);
  const title = pageTitle(site, page.path, page.title);
  const description = override?.description ?? page.description;
  const keywords = override?.keywords ?? page.keywords;
  const noindex = page.noindex;
  // A preview is noindex, but keeps its canonical address, which leads to the live site.
  const robots = noindex || !site.production ? "noindex" : "max-image-preview:large";
  const image = socialCard(
    page.path,
    override?.title ?? page.title,
    site.name,
    shareImage(article?.cover),
  );
  const canonical = absolute(site, page.path);
  return {
    title,
    // Search engines must not find a noindex page, so it has no canonical address.
    canonical: noindex ? undefined : canonical,
    metas: [
      { name: "description", content: description },
      ...(keywords.length > 0 ? [{ name: "keywords", content: keywords.join(", ") }] : []),
      { name: "robots", content: robots },
      ...(page.path === "/" ? verification(site) : []),
      { property: "og:type", content: article ? "article" : "website" },
      { property: "og:site_name", content: site.name },
      { property: "og:locale", content: site.language.replace("-", "_") },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: canonical },
      { property: "og:image", content: absolute(site, image.src) },
      { property: "og:image:width", content: String(image.width) },
      { property: "og:image:height", content: String(image.height) },
      { property: "og:image:alt", content: image.alt },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: description },
      { name: "twitter:image", content: absolute(site, image.src) },
      { name: "twitter:image:alt", content: image.alt },
    ],
  };
}

/**
 * An inline script for the head of every page, which keeps preview hosts out of search. Crawlers never interact, so for
 * them the site's other scripts never start.
 */
export const previewScript = (hosts: readonly string[]): string =>
  [
    `if(${JSON.stringify(hosts)}.some(function(host){return("." + location.hostname).endsWith("." + host)})){`,
    'var robots=document.createElement("meta");robots.name="robots";robots.content="noindex";',
    "document.head.append(robots)}",
  ].join("");
