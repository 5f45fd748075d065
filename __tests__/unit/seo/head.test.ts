import { headOf, type PageData } from "../../../src/seo/head";
import { site } from "../../support/site-facts";

const page: PageData = {
  path: "/services/",
  title: "Profit and growth services",
  description: "Eight services for online stores.",
  keywords: ["profit audit", "ecommerce automation"],
};

const meta = (head: ReturnType<typeof headOf>, name: string) =>
  head.metas
    .filter((tag) => ("name" in tag ? tag.name : tag.property) === name)
    .map((tag) => tag.content);

test.each([
  [53, true],
  [54, false],
])("the site's name is appended to a title of %i characters: %s", (length, named) => {
  const title = "x".repeat(length);
  expect(headOf(site, { ...page, title }).title).toBe(named ? `${title} | Northkeel` : title);
});

test("a preview is noindex", () => {
  const head = headOf({ ...site, production: false }, page);
  expect(meta(head, "robots")).toEqual(["noindex"]);
});

test("the file name of a social card changes with its words, so that networks do not cache an old one", () => {
  const pictureOf = (title: string, name = site.name) =>
    meta(headOf({ ...site, name }, { ...page, title }), "og:image")[0];
  expect(pictureOf("One title")).toBe(pictureOf("One title"));
  expect(pictureOf("One title")).not.toBe(pictureOf("Another title"));
  expect(pictureOf("One title")).not.toBe(pictureOf("One title", "Another firm"));
});
