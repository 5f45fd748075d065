import { listPages, nearbyPages, seoOfPage } from "../../../src/lib/list-pages";

test("a long list is split into pages with addresses of their own", () => {
  const pages = listPages("/blog/", 25, 12);
  expect(pages.map(({ path }) => path)).toEqual(["/blog/", "/blog/page/2/", "/blog/page/3/"]);
  expect(pages.map(({ skip }) => skip)).toEqual([0, 12, 24]);
});

test("search results tell the pages of a list apart by their numbers", () => {
  const [title, description] = ["Blog", "What is new"];
  const later = { title: "Blog, page 2", description: "Page 2 of the articles" };
  expect(seoOfPage({ title, description }, 1, "of the articles")).toEqual({ title, description });
  expect(seoOfPage({ title, description }, 2, "of the articles")).toEqual(later);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
  [200, 417, [1, 0, 199, 200, 201, 0, 417]],
])("page %i of %i links to %j", (page, pages, numbers) => {
  expect(nearbyPages(page, pages)).toEqual(numbers);
});
