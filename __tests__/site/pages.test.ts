/** Every address of the site has a page, and no page stands where none belongs. */
import { kindsWithPages } from "../../src/model/kinds";
import { contentPages, routeOf, thanksPages } from "../support/built-routes";
import { unpublished } from "../support/content-files";
import { builtRoutes, isBuilt } from "../support/site";
import { differences } from "./rules/lists";

test("every page that content makes is built, and no other", () => {
  const wanted = [...contentPages, ...thanksPages].map(({ route }) => route);
  expect(differences(builtRoutes, [...wanted, "/404.html", "/404/"])).toEqual([]);
});

test.each(kindsWithPages)(
  "no draft of the kind %s, and none of a day to come, has a page",
  (kind) => {
    const routes = unpublished(kind).map(({ id }) => routeOf(kind, id));
    expect(routes.filter(isBuilt)).toEqual([]);
  },
);

test.each([
  "/robots.txt",
  "/sitemap.xml",
  "/rss.xml",
  "/manifest.webmanifest",
  "/search-index.json",
])("%s is built", (file) => {
  expect(isBuilt(file)).toBe(true);
});
