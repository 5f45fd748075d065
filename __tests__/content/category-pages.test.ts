/** Filtering by category adds pages only if it is on, one for each category with articles. */
import { categoryPages } from "../../src/content/publish/category-pages";
import { withCopy, type ContentCopy } from "./content-copy";

const turnOn = (copy: ContentCopy) =>
  copy.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true");

const pathsOf = (copy: ContentCopy) => categoryPages(copy.load().entries).map(({ path }) => path);

it("makes no page while it is off", () =>
  withCopy((copy) => {
    expect(pathsOf(copy)).toEqual([]);
  }));

it("makes a page for each category when the owner turns it on, but not for one without articles", () =>
  withCopy((copy) => {
    turnOn(copy);
    expect(copy.load().problems).toEqual([]);
    expect(pathsOf(copy)).toEqual(["/blog/category/workshop/", "/blog/category/drawing-board/"]);
    copy.everywhere(/^blog\//, (text) => text.replace(/^category: .*/m, "category: workshop"));
    expect(pathsOf(copy)).toEqual(["/blog/category/workshop/"]);
  }));

it("lets other content link to the pages only while they exist", () =>
  withCopy((copy) => {
    copy.append("legal/privacy.md", "\n[a](/blog/category/workshop/)\n");
    expect(copy.load().problems).toHaveLength(1);
    turnOn(copy);
    expect(copy.load().problems).toEqual([]);
  }));
