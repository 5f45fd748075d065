/** What the first paint needs in the HTML: styles, the theme, fonts, pictures. */
import { kindOf, kindsWithPages } from "../../../src/model/kinds";
import type { Page } from "../../support/built-page";
import { routeOf } from "../../support/built-routes";
import { all } from "../../support/content-files";
import { isBuilt } from "../../support/site";
import type { Rule } from "./rule";

const styles = ({ $ }: Page): string => $("head style").text();

/** The addresses of entries with a picture, which is shown below the heading. */
const withCover = new Set(
  kindsWithPages
    .filter((kind) => kindOf(kind).picture)
    .flatMap((kind) => all(kind).map(({ id }) => routeOf(kind, id))),
);

export const rules: Rule[] = [
  {
    name: "no external stylesheet or script blocks the first paint",
    page: (page) => [
      ...page.attributes("link[rel=stylesheet]", "href"),
      ...page.attributes("script[src]:not([async]):not([defer]):not([type=module])", "src"),
    ],
  },
  {
    name: "the theme is set before the first style",
    page: ({ $ }) => {
      const order = $("head").find("script:not([type]), style, link[rel=stylesheet]").toArray();
      const theme = order.findIndex((element) => $(element).text().includes("dataset.theme"));
      const style = order.findIndex(({ name }) => name !== "script");
      return theme >= 0 && theme < style ? [] : [`theme ${theme}, style ${style}`];
    },
  },
  {
    name: "both fonts are built, and preloaded in the way @font-face requests them",
    page: (page) => {
      const fonts = page.elements("link[rel=preload][as=font]").map(({ attribs }) => attribs);
      const faces = styles(page);
      return [
        ...(fonts.length === 2 ? [] : [`${fonts.length} fonts`]),
        ...fonts.flatMap(({ href = "", type, crossorigin }) => [
          ...(isBuilt(href) ? [] : [`${href} is missing`]),
          ...(type === "font/woff2" && crossorigin === "anonymous"
            ? []
            : [`${href} would be fetched twice`]),
          ...(faces.includes(`url(${href})`) ? [] : [`${href} is in no @font-face`]),
        ]),
      ];
    },
  },
  {
    name: "at most three pictures are not lazy, and the cover is one of them",
    page: (page) => {
      const drawn = page.elements("main img");
      const eager = drawn.filter(({ attribs }) => attribs.loading !== "lazy");
      const [cover] = withCover.has(page.route) ? drawn : [];
      return [
        ...(eager.length > 3 ? [`${eager.length} pictures are fetched at once`] : []),
        ...(cover && !eager.includes(cover) ? ["the cover is lazy"] : []),
      ];
    },
  },
];
