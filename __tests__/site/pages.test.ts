/** The set of built pages. */
import { contentPages, thanksPages } from "../support/built-routes";
import { isOff } from "../support/content-files";
import { builtRoutes, isBuilt } from "../support/site";
import { differences } from "./rules/lists";

test("the build has exactly the pages of content, the thank-you pages and the 404 page", () => {
  const wanted = [...contentPages, ...thanksPages].map(({ route }) => route);
  expect(differences(builtRoutes, [...wanted, "/404.html", "/404/"])).toEqual([]);
});

test.each([
  "/robots.txt",
  "/sitemap.xml",
  ...(isOff("/blog/") ? [] : ["/rss.xml"]),
  "/manifest.webmanifest",
  "/search-index.json",
])("%s is built", (file) => {
  expect(isBuilt(file)).toBe(true);
});
