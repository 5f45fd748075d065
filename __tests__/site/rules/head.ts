/** The head tags of every page. */
import { palettes } from "../../../src/theme/palettes";
import { previewScript } from "../../../src/seo/head";
import type { Page } from "../../support/built-page";
import { absolute, isOff, only } from "../../support/content-files";
import { hiddenRoutes } from "../../support/built-routes";
import { isBuilt } from "../../support/site";
import { differences } from "./lists";
import { onEachPage, noTwoAlike, onPublicPages, type Rule } from "./rule";

const { language, previewHosts } = only("SiteSettings");

/** The title of a page, without the titles of SVGs. */
export const titleOf = ({ $ }: Page): string => $("head > title").text();

/** The canonical links of a page. */
const canonicalsOf = (page: Page): string[] => page.attributes('link[rel="canonical"]', "href");

const once = [
  ...["description", "viewport"],
  ...["type", "site_name", "locale", "title", "description", "url"].map((name) => `og:${name}`),
  ...["image", "image:width", "image:height", "image:alt"].map((name) => `og:${name}`),
  ...["card", "title", "description", "image", "image:alt"].map((name) => `twitter:${name}`),
];

const themeColours =
  only("SiteSettings").parts?.darkScheme === "off"
    ? [`undefined ${palettes.light.paper}`]
    : (["light", "dark"] as const).map(
        (scheme) => `(prefers-color-scheme: ${scheme}) ${palettes[scheme].paper}`,
      );

export const rules: Rule[] = [
  onEachPage("every page has its three icons, and a theme-color for each scheme", (page) => {
    const icons = page.attributes('link[rel="icon"], link[rel="apple-touch-icon"]', "href");
    const colours = page
      .elements('meta[name="theme-color"]')
      .map(({ attribs }) => `${attribs.media} ${attribs.content}`);
    return icons.length === 3 &&
      icons.every(isBuilt) &&
      differences(colours, themeColours).length === 0
      ? []
      : [[...icons, ...colours].join(" ")];
  }),
  ...once.map((name) =>
    onEachPage(`every page has one non-empty ${name}`, (page) => {
      const found = page.metas(name);
      return found.length === 1 && found[0]?.trim()
        ? []
        : [`${found.length}: ${found.join(" | ")}`];
    }),
  ),
  onEachPage("every page has one title", (page) => {
    const titles = page.texts("title:not(svg title)");
    return titles.length === 1 && titles[0] ? [] : [titles.join(" | ") || "none"];
  }),
  onPublicPages("every page has its own absolute address as its canonical link", (page) =>
    hiddenRoutes.has(page.route) || canonicalsOf(page).join() === absolute(page.route)
      ? []
      : [canonicalsOf(page).join() || "none"],
  ),
  onEachPage("the 404 page has no canonical link", (page) =>
    page.isNotFound ? canonicalsOf(page) : [],
  ),
  onEachPage("exactly the hidden pages and the 404 page are noindex", (page) => {
    const wanted =
      page.isNotFound || hiddenRoutes.has(page.route) ? "noindex" : "max-image-preview:large";
    const found = page.metas("robots").join();
    return found === wanted ? [] : [`robots is "${found}"`];
  }),
  onEachPage("every page has the inline script that makes it noindex on a preview host", ({ $ }) =>
    $("head script:not([src])")
      .toArray()
      .some((script) => $(script).text() === previewScript(previewHosts))
      ? []
      : ["it is missing"],
  ),
  onEachPage("every page has the site's language in its lang attribute", ({ $ }) =>
    $("html").attr("lang") === language ? [] : [String($("html").attr("lang"))],
  ),
  noTwoAlike("no two pages have the same title", titleOf),
  noTwoAlike("no two pages have the same description", (page) => {
    // Page 2 of one list has the description of page 2 of another.
    const laterPage = /\/page\/\d+\/$/.test(page.route) ? page.route : "";
    return `${laterPage}${page.meta("description")}`;
  }),
  noTwoAlike(
    "no two pages have the same canonical link",
    (page) => canonicalsOf(page).join() || page.route,
  ),
  onEachPage("every page links to the feed", (page) => {
    const feeds = page.attributes('head link[type="application/rss+xml"]', "href");
    return feeds.join() === (isOff("/blog/") ? "" : "/rss.xml") ? [] : [feeds.join() || "no feed"];
  }),
];
