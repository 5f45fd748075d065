/** The pages that the build makes of content: each at its address, with a template that exists. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Entry } from "../../src/content/read/entry";
import { loadContent } from "../../src/content/load";
import { pagesToCreate } from "../../src/gatsby/pages";
import { kinds } from "../../src/model/kinds";
import { addArticles, fixtures, withCopy, type ContentCopy } from "./content-copy";

const nameOf = (component: string) => path.basename(component, ".tsx");

const pages = pagesToCreate(loadContent(fixtures).entries);

/** The pages of an edited copy, which must be right. */
function pagesOf(edit: (copy: ContentCopy) => void) {
  let made: ReturnType<typeof pagesToCreate> = [];
  withCopy((copy) => {
    edit(copy);
    const { entries, problems } = copy.load();
    expect(problems).toEqual([]);
    made = pagesToCreate(entries);
  });
  return made;
}

const filterPosts = (copy: ContentCopy) =>
  copy.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true");

it("makes a page for every entry that has an address of its own, and the list of articles", () => {
  const made = pages.map(({ path, component }) => [path, nameOf(component)]);
  const withAddress = loadContent(fixtures).entries.filter(({ kind }) => "pages" in kinds[kind]);
  expect(made).toHaveLength(withAddress.length + 1);
  const known = [
    ["/services/design/", "service"],
    ["/services/repair/", "service"],
    ["/blog/choosing-a-dial/", "blog-post"],
    ["/blog/oil-and-dust/", "blog-post"],
    ["/blog/winding-habits/", "blog-post"],
    ["/guides/clock-care/", "guide"],
    ["/tools/care-check/", "tool-check"],
    ["/tools/movement-finder/", "tool"],
    ["/calculators/owner-value/", "calculator"],
    ["/calculators/repair-margin/", "calculator"],
    ["/calculators/winding-payback/", "calculator"],
    ["/legal/acceptable-use/", "legal-document"],
    ["/legal/cookies/", "legal-document"],
    ["/legal/privacy/", "legal-document"],
    ["/blog/", "blog-list"],
  ];
  expect(made).toEqual(expect.arrayContaining(known));
});

it("names the entry, and gives the breadcrumbs their title and the pages above", () => {
  expect(pages.find(({ path }) => path === "/services/design/")?.context).toEqual({
    slug: "design",
    title: "Clock Design",
    above: ["/services/"],
    openGraph: "website",
  });
  for (const { path, context } of pages) if (path !== "/blog/") expect(context.title).toMatch(/\S/);
});

it("has a template for each", () => {
  const filtered = pagesOf((copy) => {
    filterPosts(copy);
    copy.replace("pages/case-studies.yml", "filterByIndustry: false", "filterByIndustry: true");
  });
  for (const { component } of filtered)
    expect([component, existsSync(component)]).toEqual([component, true]);
});

it("makes no page for a draft", () => {
  const made = pagesOf((copy) => {
    copy.replace("tools/movement-finder.yml", "order: 2", "order: 3");
    copy.replace("guides/clock-care/index.md", /^order:/m, "draft: true\norder:");
    copy.replace("blog/oil-and-dust/index.md", "/guides/clock-care/", "/resources/");
    copy.replace("resources.yml", / {4}- name: Caring for a clock.*\n(?: {6}.*\n)+/, "");
  });
  expect(made.map(({ path }) => path)).not.toContain("/guides/clock-care/");
});

it("puts a map behind every heading, except where there is a cover or a legal text", () => {
  const without = pages
    .filter(({ hasHeadingMap }) => !hasHeadingMap)
    .map(({ component }) => nameOf(component));
  expect(new Set(without)).toEqual(new Set(["blog-post", "guide", "legal-document"]));
});

it("goes on at /blog/page/2/ where there are more articles than one page holds", () => {
  const article = { kind: "BlogPost", data: { title: "An article", date: "2024-11-05" } };
  const copy = {
    kind: "BlogPage",
    data: { postsPerPage: 6, pages: { page: "Page" }, filterByCategory: false },
  };
  const entries = [
    copy,
    ...Array.from({ length: 7 }, (_, index) => ({ ...article, id: `${index}` })),
  ];
  const lists = pagesToCreate(entries as Entry[]).filter(
    ({ component }) => nameOf(component) === "blog-list",
  );
  expect(lists).toEqual([
    {
      path: "/blog/",
      component: "src/templates/blog-list.tsx",
      context: { page: 1, pages: 2, title: undefined, above: [] },
      hasHeadingMap: true,
      sitemap: kinds.BlogPage.sitemap,
    },
    {
      path: "/blog/page/2/",
      component: "src/templates/blog-list.tsx",
      context: { page: 2, pages: 2, title: "Page 2", above: ["/blog/"] },
      hasHeadingMap: false,
      sitemap: kinds.BlogPost.pages.sitemap,
    },
  ]);
});

it("divides the articles of a category like all of them, where the owner filters", () => {
  const made = pagesOf((copy) => {
    filterPosts(copy);
    addArticles(copy);
  });
  const lists = made.filter(({ context }) => context.category === "workshop");
  expect(lists.map(({ path, context }) => [path, context.page, context.title])).toEqual([
    ["/blog/category/workshop/", 1, "Workshop"],
    ["/blog/category/workshop/page/2/", 2, "Page 2"],
  ]);
});

it("makes the pages after a form where the host takes forms, and only there", () => {
  const after = pagesOf((copy) => copy.replace("site.yml", "backup: none", "backup: netlify"))
    .filter(({ path }) => path.endsWith("/thanks/"))
    .map(({ path, context }) => [path, context.form, context.above]);
  expect(after).toEqual([
    ["/contact/thanks/", "full", ["/contact/"]],
    ["/newsletter/thanks/", "newsletter", ["/blog/"]],
  ]);
  expect(pages.filter(({ path }) => path.endsWith("/thanks/"))).toEqual([]);
});
