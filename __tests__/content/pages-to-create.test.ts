/** The pages that the build makes of content (spec §2): each at its address, with a template that exists. */
import { existsSync } from "node:fs";
import type { Entry } from "../../src/content/entry";
import { pagesToCreate } from "../../src/content/pages-to-create";
import { hrefOf } from "../../src/content/routes";
import { ContentCopy, copyRealContent, idsInList, namesInFolder, realTexts } from "./content-copy";

const base = copyRealContent();

function contentOf(edit: (copy: ContentCopy) => void = () => undefined) {
  const copy = new ContentCopy(base);
  edit(copy);
  const content = copy.load();
  copy.dispose();
  expect(content.problems).toEqual([]);
  return content;
}

const content = contentOf();
const pages = pagesToCreate(content.entries);

it.each([
  ["services", "/services/"],
  ["blog", "/blog/"],
  ["guides", "/guides/"],
  ["legal", "/legal/"],
  ["tools", "/tools/"],
  ["calculators", "/calculators/"],
])("makes a page for every entry of content/%s that is on the site", (folder, below) => {
  const hidden = content.hidden.map(({ entry }) => hrefOf(entry));
  const made = pages.filter(({ path, context }) => path === `${below}${String(context.slug)}/`);
  expect(made.map(({ context }) => context.slug).sort()).toEqual(
    namesInFolder(folder).filter((id) => !hidden.includes(`${below}${id}/`)),
  );
});

it("makes each page once, with a template that exists and a title for its breadcrumbs", () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { path, template, context } of pages) {
    expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
    if (path !== "/blog/") expect(context.title).toMatch(/\S/);
  }
});

it("gives the template of guided checks to a tool that has one, and to no other", () => {
  const checks = pages.filter(({ template }) => template === "tool-check");
  const files = realTexts().filter(({ text }) => /^check: /m.test(text));
  expect(checks.map(({ path }) => path)).toEqual(
    files.map(({ name }) => `/${name.replace(".yml", "/")}`),
  );
  expect(pages.filter(({ template }) => template === "tool").length).toBeGreaterThan(0);
});

it("puts a chart sheet behind every heading, except where there is a cover or a legal text", () => {
  const without = pages.filter(({ hasSheet }) => !hasSheet).map(({ template }) => template);
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
    ({ template }) => template === "blog-list",
  );
  expect(lists).toEqual([
    {
      path: "/blog/",
      template: "blog-list",
      context: { skip: 0, limit: 6, page: 1, pages: 2, title: undefined },
      hasSheet: true,
    },
    {
      path: "/blog/page/2/",
      template: "blog-list",
      context: { skip: 6, limit: 6, page: 2, pages: 2, title: "Page 2" },
      hasSheet: false,
    },
  ]);
});

it("divides the articles of a category like all of them, where the owner filters", () => {
  const { entries } = contentOf((copy) => {
    copy.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true");
    copy.replace("pages/blog.yml", /^postsPerPage: .*/m, "postsPerPage: 6");
    copy.everywhere(/^blog\//, (text) =>
      text.replace(/^category: .*/m, "category: growth-strategy"),
    );
  });
  const lists = pagesToCreate(entries).filter(({ template }) => template === "blog-category");
  expect(lists.map(({ path, context }) => [path, context.skip, context.title])).toEqual([
    ["/blog/category/growth-strategy/", 0, "Growth Strategy"],
    ["/blog/category/growth-strategy/page/2/", 6, "Page 2"],
  ]);
});

it("makes a page for each category and industry where the owner filters", () => {
  const { entries } = contentOf((copy) => {
    copy.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true");
    copy.replace("pages/case-studies.yml", "filterByIndustry: false", "filterByIndustry: true");
  });
  const filtered = pagesToCreate(entries).filter(({ template }) =>
    ["blog-category", "case-study-industry"].includes(template),
  );
  expect(filtered.map(({ context }) => context.slug)).toEqual([
    ...idsInList("categories.yml"),
    ...idsInList("industries.yml"),
  ]);
});
