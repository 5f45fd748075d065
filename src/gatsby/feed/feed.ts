/** Makes /rss.xml: the articles in full, for feed readers. */
import { fullTitle } from "../../lib/full-title";
import { escapeHtml } from "../../lib/text";

export interface FeedSite {
  name: string;
  /** The address of the home page, without the slash at its end. */
  url: string;
  language: string;
  /** Search texts of the list of articles. */
  title: string;
  description: string;
}

/** The size of a cover, in pixels. */
const size = { width: 1200, height: 630 };

/** The articles, with the fields of an item under their names in the feed; `feedItem` makes the rest of the others. */
const feedQuery = `{
  allBlogPost(sort: { date: DESC }, limit: 50) {
    nodes {
      title description: excerpt author date(formatString: "YYYY-MM-DD[T00:00:00.000Z]")
      href aliases coverAlt html(absolute: true)
      category { title }
      cover {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: ${size.width}, height: ${size.height}, formats: [JPG])
        }
      }
    }
  }
}`;

export interface Post {
  href: string;
  aliases: readonly string[] | null;
  html: string;
  category: { title: string };
  /** Null for a cover that the build has drawn, which is only decoration. */
  coverAlt: string | null;
  cover: {
    childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null;
  } | null;
}

const feedItem =
  (siteUrl: string) =>
  ({ href, aliases, html, category, coverAlt, cover, ...item }: Post) => {
    const url = siteUrl + href;
    const file = cover?.childImageSharp?.gatsbyImageData.images.fallback?.src;
    const src = file && new URL(file, siteUrl).href;
    const picture = src
      ? `<p><img src="${src}" alt="${escapeHtml(coverAlt ?? "")}" width="${size.width}" height="${size.height}"></p>`
      : "";
    return {
      ...item,
      url,
      // An article that has moved keeps its first address, so that readers do not list it again.
      guid: siteUrl + (aliases?.[0] ?? href),
      categories: [category.title],
      custom_elements: [
        { "content:encoded": picture + html },
        // An enclosure needs the size in bytes, which is unknown while the picture is still being made.
        ...(src ? [{ "media:content": { _attr: { url: src, medium: "image", ...size } } }] : []),
      ],
    };
  };

/**
 * Dates the feed by its newest article. The plugin uses the time of the build, so a feed without new articles would
 * look changed after each build.
 * @returns the feed, without a date if it has no article
 */
export function datedByArticles(xml: string): string {
  const newest = /<pubDate>([^<]*)<\/pubDate>/.exec(xml)?.[1];
  const date = newest === undefined ? "" : `<lastBuildDate>${newest}</lastBuildDate>`;
  return xml.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, date);
}

export function feedOptions(site: FeedSite) {
  const title = fullTitle(site.title, site.name);
  return {
    query: "{ site { siteMetadata { title } } }",
    setup: () => ({
      title,
      description: site.description,
      language: site.language,
      site_url: `${site.url}/blog/`,
      feed_url: `${site.url}/rss.xml`,
      generator: site.name,
      custom_namespaces: { media: "http://search.yahoo.com/mrss/" },
    }),
    feeds: [
      {
        title,
        output: "/rss.xml",
        query: feedQuery,
        serialize: ({ query }: { query: { allBlogPost: { nodes: Post[] } } }) =>
          query.allBlogPost.nodes.map(feedItem(site.url)),
      },
    ],
  };
}
