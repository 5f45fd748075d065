import type { Entry } from "../../../src/content/read/entry";
import { sitemapPages, withoutPages } from "../../../src/gatsby/sitemap";
import { kinds } from "../../../src/model/kinds";

const makeEntry = (kind: string, id: string, data: object = {}) =>
  ({ kind, id, index: 0, data: { id, title: "A title", ...data } }) as unknown as Entry;

const entries = [
  makeEntry("BlogPage", "BlogPage", { postsPerPage: 6, pages: {} }),
  makeEntry("BlogPost", "new", { date: "2024-12-05" }),
  makeEntry("BlogPost", "old", { date: "2024-08-09" }),
  makeEntry("Guide", "a", { updated: "2024-10-01" }),
  makeEntry("LegalDocument", "terms", { lastUpdated: "2024-01-15" }),
];

const paths = ["/", "/blog/", "/blog/old/", "/blog/new/", "/legal/", "/legal/terms/", "/guides/a/"];

const pagesOf = (more: Entry[] = []) =>
  sitemapPages({ allPage: { nodes: paths.map((href) => ({ href, lastModified: null })) } }, [
    ...entries,
    ...more,
  ]);

const page = (path: string, more: Entry[] = []) =>
  pagesOf(more).find((entry) => entry.path === path);

test("a page has the frequency and priority of its kind", () => {
  const { changes, priority } = kinds.BlogPage.sitemap;
  expect(page("/blog/")).toMatchObject({ changeFrequency: changes, priority });
  const text = kinds.LegalDocument.pages.sitemap;
  expect(page("/legal/terms/")).toMatchObject({
    changeFrequency: text.changes,
    priority: text.priority,
  });
});

test("the most specific sitemap rule for an address overrides its kind", () => {
  const rules = [
    makeEntry("SitemapRule", "/blog/*", { changeFrequency: "always", priority: 0.1 }),
    makeEntry("SitemapRule", "/blog/old/", { changeFrequency: "never", priority: 0.2 }),
  ];
  expect(page("/blog/new/", rules)).toMatchObject({ changeFrequency: "always", priority: 0.1 });
  expect(page("/blog/old/", rules)).toMatchObject({ changeFrequency: "never", priority: 0.2 });
  expect(page("/guides/a/", rules)).toEqual(page("/guides/a/"));
});

test("lastmod is the day of the last change, where a page has one", () => {
  const nodes = [
    { href: "/", lastModified: null },
    { href: "/legal/terms/", lastModified: "2024-01-15" },
  ];
  const found = sitemapPages({ allPage: { nodes } }, entries);
  expect(found.map(({ lastmod }) => lastmod)).toEqual([undefined, "2024-01-15"]);
});

test("the sitemap of a preview is empty", () => {
  const list = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="a">';
  const pages =
    "<url><loc>https://a.example/</loc></url>\n<url><loc>https://a.example/b/</loc></url>";
  expect(withoutPages(`${list}${pages}</urlset>`)).toBe(`${list}</urlset>`);
});
