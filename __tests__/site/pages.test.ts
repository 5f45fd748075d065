/** Every address of the site has a page, and no page stands where none belongs. */
import { contentPages, thanksPages } from "../support/built-routes";
import { builtRoutes, isBuilt } from "../support/site";
import { differences } from "./rules/lists";

test("every page that content makes is built, and no other", () => {
  const wanted = [...contentPages, ...thanksPages].map(({ route }) => route);
  expect(differences(builtRoutes, [...wanted, "/404.html", "/404/"])).toEqual([]);
});

test.each([
  "/robots.txt",
  "/sitemap.xml",
  "/rss.xml",
  "/manifest.webmanifest",
  "/search-index.json",
])("%s is built", (file) => {
  expect(isBuilt(file)).toBe(true);
});
