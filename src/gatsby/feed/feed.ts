/** Makes /rss.xml: the articles in full, for feed readers. */
import { feedHtml } from "./feed-html";
import { fullTitle } from "../../lib/full-title";
import { escapeHtml } from "../../lib/text";

interface Post {
  title: string;
  href: string;
  excerpt: string;
  author: string;
  date: string;
  html: string;
  category: { title: string };
  /** Null for a cover that the build has drawn, which is only decoration. */
  coverAlt: string | null;
  cover: {
    childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null;
  } | null;
}

interface FeedData {
  allBlogPost: { nodes: Post[] };
}

export interface FeedSite {
  name: string;
  url: string;
  language: string;
  /** Search texts of the list of articles. */
  title: string;
  description: string;
}

const feedQuery = `{
  allBlogPost(sort: { date: DESC }, limit: 50) {
    nodes {
      title href excerpt author date html coverAlt
      category { title }
      cover {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG])
        }
      }
    }
  }
}`;

/** The size of a cover as the query asks for it, in pixels. */
const size = { width: 1200, height: 630 };

function feedItems(data: FeedData, siteUrl: string) {
  return data.allBlogPost.nodes.map((post) => {
    const url = `${siteUrl}${post.href}`;
    const src = post.cover?.childImageSharp?.gatsbyImageData.images.fallback?.src;
    const picture = src
      ? `<p><img src="${siteUrl}${src}" alt="${escapeHtml(post.coverAlt ?? "")}" width="${size.width}" height="${size.height}"></p>`
      : "";
    return {
      title: post.title,
      description: post.excerpt,
      url,
      guid: url,
      author: post.author,
      categories: [post.category.title],
      // Articles have a day without a time.
      date: `${post.date}T00:00:00.000Z`,
      custom_elements: [
        { "content:encoded": picture + feedHtml(post.html, url) },
        // An enclosure needs the size in bytes, which is unknown while the picture is still being made.
        ...(src
          ? [{ "media:content": { _attr: { url: `${siteUrl}${src}`, medium: "image", ...size } } }]
          : []),
      ],
    };
  });
}

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
        serialize: ({ query }: { query: FeedData }) => feedItems(query, site.url),
      },
    ],
  };
}
