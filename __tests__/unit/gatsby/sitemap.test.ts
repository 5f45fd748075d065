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

const today = "2025-01-01";

const pagesOf = (more: Entry[] = [], addresses = paths) =>
  sitemapPages(
    { allSitePage: { nodes: addresses.map((path) => ({ path })) } },
    [...entries, ...more],
    today,
  );

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

test("lastmod is the date of an entry, and the newest date for a list", () => {
  expect(page("/blog/old/")?.lastmod).toBe("2024-08-09");
  expect(page("/guides/a/")?.lastmod).toBe("2024-10-01");
  expect(page("/blog/")?.lastmod).toBe("2024-12-05");
  expect(page("/legal/")?.lastmod).toBe("2024-01-15");
});

test("a future date is not used as lastmod", () => {
  const [text] = entries.filter(({ kind }) => kind === "LegalDocument") as [Entry<"LegalDocument">];
  const later = { ...text, data: { ...text.data, lastUpdated: "2025-01-02" } };
  expect(page("/legal/terms/", [later])?.lastmod).toBe("2024-01-15");
});

test("the sitemap leaves out Gatsby's own pages, the 404 page and the thank-you pages", () => {
  const own = ["/404/", "/404.html", "/dev-404-page/", "/__graphql", "/contact/thanks/", "/"];
  expect(pagesOf([], own).map(({ path }) => path)).toEqual(["/"]);
});

test("the sitemap leaves out a page with noindex; other overrides have no effect", () => {
  const found = pagesOf([
    makeEntry("SeoOverride", "/legal/terms/", { noindex: true }),
    makeEntry("SeoOverride", "/blog/", { noindex: false }),
    makeEntry("SeoOverride", "/"),
  ]).map(({ path }) => path);
  expect(found).not.toContain("/legal/terms/");
  expect(found).toEqual(expect.arrayContaining(["/", "/blog/", "/legal/"]));
});

test("a page without a declared priority is an error that names its address", () => {
  expect(() => pagesOf([], ["/unknown/"])).toThrow(/^\/unknown\/ has no weight/);
  const rule = makeEntry("SitemapRule", "/unknown/", { changeFrequency: "monthly", priority: 0.5 });
  expect(pagesOf([rule], ["/unknown/"])).toHaveLength(1);
});

test("the sitemap of a preview is empty", () => {
  const list = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="a">';
  const pages =
    "<url><loc>https://a.example/</loc></url>\n<url><loc>https://a.example/b/</loc></url>";
  expect(withoutPages(`${list}${pages}</urlset>`)).toBe(`${list}</urlset>`);
});
