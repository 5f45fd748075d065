/** Filtering by category and industry: no page while it is off, a page for each filled group when it is on. */
import { filterPages } from "../../src/content/filter-pages";
import { ruleFor } from "../../src/content/routes";
import { sitemapPages } from "../../src/site/sitemap";
import { ContentCopy, copyRealContent, idsInList } from "./content-copy";

const base = copyRealContent();

function withCopy(edit: (copy: ContentCopy) => void, check: (copy: ContentCopy) => void): void {
  const copy = new ContentCopy(base);
  edit(copy);
  check(copy);
  copy.dispose();
}

const turnOn = (copy: ContentCopy) => {
  copy.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true");
  copy.replace("pages/case-studies.yml", "filterByIndustry: false", "filterByIndustry: true");
};

const pathsOf = (copy: ContentCopy) => filterPages(copy.load().entries).map(({ path }) => path);

it("makes no page as the content stands", () =>
  withCopy(
    () => undefined,
    (copy) => {
      expect(pathsOf(copy)).toEqual([]);
    },
  ));

it("makes a page for each category and each industry when the owner turns it on", () =>
  withCopy(turnOn, (copy) => {
    const { entries, problems } = copy.load();
    expect(problems).toEqual([]);
    expect(filterPages(entries).map(({ path, template }) => `${template} ${path}`)).toEqual([
      ...idsInList("categories.yml").map((id) => `blog-category /blog/category/${id}/`),
      ...idsInList("industries.yml").map((id) => `case-study-industry /case-studies/${id}/`),
    ]);
  }));

it("turns on one without the other", () =>
  withCopy(
    (copy) => copy.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true"),
    (copy) => {
      const paths = pathsOf(copy);
      expect(paths.length).toBe(idsInList("categories.yml").length);
      expect(paths.every((path) => path.startsWith("/blog/category/"))).toBe(true);
    },
  ));

it("makes no page for a group without entries", () =>
  withCopy(
    (copy) => {
      turnOn(copy);
      copy.everywhere(/^case-studies\//, (text) =>
        text.replace(/^category: .*/m, "category: retail"),
      );
    },
    (copy) => {
      expect(pathsOf(copy).filter((path) => path.startsWith("/case-studies/"))).toEqual([
        "/case-studies/retail/",
      ]);
    },
  ));

it("lets other content lead to the pages while they are there", () => {
  const link = (copy: ContentCopy) =>
    copy.append(
      "legal/terms.md",
      "\n[a](/blog/category/growth-strategy/) [b](/case-studies/retail/)\n",
    );
  withCopy(link, (copy) => {
    expect(copy.load().problems).toHaveLength(2);
  });
  withCopy(
    (copy) => {
      turnOn(copy);
      link(copy);
    },
    (copy) => {
      expect(copy.load().problems).toEqual([]);
    },
  );
});

it("puts the pages into the sitemap", () =>
  withCopy(turnOn, (copy) => {
    const { entries } = copy.load();
    const rules = entries.flatMap((entry) =>
      entry.kind === "SitemapRule" ? [entry.data as Parameters<typeof ruleFor>[1][number]] : [],
    );
    const paths = filterPages(entries).map(({ path }) => path);
    const listed = sitemapPages({
      allSitePage: { nodes: paths.map((path) => ({ path })) },
      allSitemapRule: {
        nodes: rules.map((rule) => ({ changeFrequency: "", priority: 0, ...rule, slug: rule.id })),
      },
      allSeoOverride: { nodes: [] },
      allBlogPost: { nodes: [] },
      allGuide: { nodes: [] },
      allLegalDocument: { nodes: [] },
    });
    expect(listed.map(({ path }) => path)).toEqual(paths);
  }));

it("gives every page a search title and a description of its own", () =>
  withCopy(turnOn, (copy) => {
    const texts = copy
      .load()
      .entries.flatMap(({ data }) => ("seo" in data ? [data.seo.title, data.seo.description] : []));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(24);
  }));
