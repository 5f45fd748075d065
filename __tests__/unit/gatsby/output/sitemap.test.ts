import { sitemapPages, type SitemapData } from "../../../../src/gatsby/output/sitemap";

const data = (part: Partial<SitemapData> = {}): SitemapData => ({
  allSitePage: {
    nodes: [
      "/",
      "/blog/",
      "/blog/old/",
      "/blog/new/",
      "/legal/",
      "/legal/terms/",
      "/guides/a/",
    ].map((path) => ({ path })),
  },
  allSitemapRule: {
    nodes: [
      { slug: "/", changeFrequency: "weekly", priority: 1 },
      { slug: "/blog/", changeFrequency: "weekly", priority: 0.8 },
      { slug: "/blog/*", changeFrequency: "monthly", priority: 0.7 },
      { slug: "/legal/*", changeFrequency: "yearly", priority: 0.4 },
      { slug: "/guides/*", changeFrequency: "monthly", priority: 0.6 },
    ],
  },
  allSeoOverride: { nodes: [] },
  allBlogPost: {
    nodes: [
      { href: "/blog/new/", date: "2024-12-05" },
      { href: "/blog/old/", date: "2024-08-09" },
    ],
  },
  allGuide: { nodes: [{ href: "/guides/a/", updated: "2024-10-01" }] },
  allLegalDocument: { nodes: [{ href: "/legal/terms/", lastUpdated: "2024-01-15" }] },
  ...part,
});

const page = (path: string, part?: Partial<SitemapData>) =>
  sitemapPages(data(part)).find((entry) => entry.path === path);

test("a page has the frequency and the weight of the rule that fits it best", () => {
  expect(page("/blog/")).toMatchObject({ changeFrequency: "weekly", priority: 0.8 });
  expect(page("/blog/old/")).toMatchObject({ changeFrequency: "monthly", priority: 0.7 });
  expect(page("/legal/")).toMatchObject({ changeFrequency: "yearly", priority: 0.4 });
});

test("dated content has its own date, and its list the newest of them", () => {
  expect(page("/blog/old/")?.lastmod).toBe("2024-08-09");
  expect(page("/guides/a/")?.lastmod).toBe("2024-10-01");
  expect(page("/blog/")?.lastmod).toBe("2024-12-05");
  expect(page("/legal/")?.lastmod).toBe("2024-01-15");
});

test("a page without a date claims none", () => {
  expect(page("/")).toEqual({
    path: "/",
    changeFrequency: "weekly",
    priority: 1,
    lastmod: undefined,
  });
  expect(page("/blog/", { allBlogPost: { nodes: [] } })?.lastmod).toBeUndefined();
});

test("Gatsby's own pages and the not-found page stay out", () => {
  const nodes = ["/404/", "/404.html", "/dev-404-page/", "/__graphql", "/"].map((path) => ({
    path,
  }));
  const rules = [{ slug: "/*", changeFrequency: "monthly", priority: 0.5 }];
  const pages = sitemapPages(data({ allSitePage: { nodes }, allSitemapRule: { nodes: rules } }));
  expect(pages.map(({ path }) => path)).toEqual(["/"]);
});

test("a page marked noindex stays out; other overrides change nothing", () => {
  const nodes = [
    { slug: "/legal/terms/", noindex: true },
    { slug: "/blog/", noindex: false },
    { slug: "/", noindex: null },
  ];
  const paths = sitemapPages(data({ allSeoOverride: { nodes } })).map(({ path }) => path);
  expect(paths).not.toContain("/legal/terms/");
  expect(paths).toEqual(expect.arrayContaining(["/", "/blog/", "/legal/"]));
});

test("a page without a rule stays out", () => {
  expect(page("/guides/a/", { allSitemapRule: { nodes: [] } })).toBeUndefined();
});
