/** What the first paint needs in the HTML: styles, the colour scheme, fonts, pictures. */
import { kindOf, kindsWithPages } from "../../../src/model/kinds";
import { typefacesFile } from "../../../src/theme/typefaces/families";
import { routeOf } from "../../support/built-routes";
import { all } from "../../support/content-files";
import { isBuilt } from "../../support/site";
import { onEachPage, type Rule } from "./rule";

/** The addresses of entries with a picture, which is shown below the heading. */
const withCover = new Set(
  kindsWithPages
    .filter((kind) => kindOf(kind).picture)
    .flatMap((kind) => all(kind).map(({ id }) => routeOf(kind, id))),
);

export const rules: Rule[] = [
  onEachPage("no file but the stylesheet of the typefaces blocks the first paint", (page) => [
    ...page
      .attributes("link[rel=stylesheet]", "href")
      .filter((href) => !isBuilt(href.replace(/\?.*/, "")) || !href.includes(typefacesFile)),
    ...page.attributes("script[src]:not([async]):not([defer]):not([type=module])", "src"),
  ]),
  onEachPage("no inline script waits for the stylesheet of the typefaces", ({ $ }) => {
    const stylesheets = $("head link[rel=stylesheet]");
    const late = stylesheets.nextAll("script:not([type])").length;
    return stylesheets.length === 1 && late === 0
      ? []
      : [`${stylesheets.length} stylesheets, ${late} scripts after them`];
  }),
  onEachPage("the colour scheme is set before the first style", ({ $ }) => {
    const order = $("head").find("script:not([type]), style, link[rel=stylesheet]").toArray();
    const scheme = order.findIndex((element) => $(element).text().includes("dataset.js"));
    const style = order.findIndex(({ name }) => name !== "script");
    return scheme >= 0 && scheme < style ? [] : [`scheme ${scheme}, style ${style}`];
  }),
  onEachPage("at most three pictures are not lazy, and the cover is one of them", (page) => {
    const drawn = page.elements("main img");
    const eager = drawn.filter(({ attribs }) => attribs.loading !== "lazy");
    const [cover] = withCover.has(page.route) ? page.elements("main picture img") : [];
    return [
      ...(eager.length > 3 ? [`${eager.length} pictures are fetched at once`] : []),
      ...(cover && !eager.includes(cover) ? ["the cover is lazy"] : []),
    ];
  }),
];
