/** Filtering by category and industry adds pages only if it is on, one for each group with entries. */
import { filterPages } from "../../src/content/publish/filter-pages";
import { withCopy, type ContentCopy } from "./content-copy";

const filterPosts = (copy: ContentCopy) =>
  copy.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true");

const turnOn = (copy: ContentCopy) => {
  filterPosts(copy);
  copy.replace("pages/case-studies.yml", "filterByIndustry: false", "filterByIndustry: true");
};

const pathsOf = (copy: ContentCopy) => filterPages(copy.load().entries).map(({ path }) => path);

it("makes no page while it is off", () =>
  withCopy((copy) => {
    expect(pathsOf(copy)).toEqual([]);
  }));

it("makes a page for each category and each industry when the owner turns it on", () =>
  withCopy((copy) => {
    turnOn(copy);
    const { entries, problems } = copy.load();
    expect(problems).toEqual([]);
    expect(filterPages(entries).map(({ path, lists }) => `${lists} ${path}`)).toEqual([
      "BlogPost /blog/category/workshop/",
      "BlogPost /blog/category/drawing-board/",
      "CaseStudy /case-studies/public-towers/",
      "CaseStudy /case-studies/shops/",
    ]);
  }));

it("makes no page for a group without entries", () =>
  withCopy((copy) => {
    turnOn(copy);
    copy.everywhere(/^case-studies\//, (text) => text.replace(/^category: .*/m, "category: shops"));
    expect(pathsOf(copy).filter((path) => path.startsWith("/case-studies/"))).toEqual([
      "/case-studies/shops/",
    ]);
  }));

it("lets other content link to the pages only while they exist", () =>
  withCopy((copy) => {
    copy.append("legal/privacy.md", "\n[a](/blog/category/workshop/) [b](/case-studies/shops/)\n");
    expect(copy.load().problems).toHaveLength(2);
    turnOn(copy);
    expect(copy.load().problems).toEqual([]);
  }));
