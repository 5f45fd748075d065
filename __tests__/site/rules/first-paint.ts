/** What must be in the HTML for the first paint to be right: styles, tokens, the theme, the fonts. */
import { kindOf, kindsWithPages } from "../../../src/model/kinds";
import { palettes } from "../../../src/theme/tokens";
import type { Page } from "../../support/built-page";
import { routeOf } from "../../support/built-routes";
import { all } from "../../support/content-files";
import { isBuilt } from "../../support/site";
import type { Rule } from "./rule";

const styles = ({ $ }: Page): string => $("head style").text();

const variable = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const tokens = Object.entries(palettes).map(([name, palette]): Rule => ({
  name: `the tokens of the palette ${name} are in the HTML`,
  page: (page) => {
    const css = styles(page).replace(/\s+/g, "").toLowerCase();
    return Object.entries(palette)
      .map(([token, value]) => `${variable(token)}:${value}`.toLowerCase())
      .filter((declaration) => !css.includes(declaration));
  },
}));

/** The addresses of entries with a picture, which stands below the heading. */
const withCover = new Set(
  kindsWithPages
    .filter((kind) => kindOf(kind).picture)
    .flatMap((kind) => all(kind).map(({ id }) => routeOf(kind, id))),
);

export const rules: Rule[] = [
  {
    name: "every page brings its styles with it, in one element",
    page: (page) => {
      const count = page.$("style[data-styled]").length;
      return count === 1 && styles(page).length > 5000
        ? []
        : [`${count}, ${styles(page).length} characters`];
    },
  },
  {
    name: "no style or script of the site stands in the way of the first paint",
    page: (page) => [
      ...page.attributes("link[rel=stylesheet]", "href"),
      ...page.attributes("script[src]:not([async]):not([defer]):not([type=module])", "src"),
    ],
  },
  {
    // styled-components gives an element a name for its component and a class for each set of its styles.
    name: "every styled element finds its styles in the HTML",
    page: (page) => {
      const drawn = new Set(
        [...styles(page).matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name),
      );
      const { $ } = page;
      if ($('[class*="sc-"]').length === 0) return ["nothing is styled"];
      const bare = page
        .attributes('[class^="sc-"], [class*=" sc-"]', "class")
        .filter(
          (names) => !names.split(/\s+/).some((name) => !name.startsWith("sc-") && drawn.has(name)),
        );
      return [...new Set(bare)];
    },
  },
  ...tokens,
  {
    name: "every variable that a style uses is given a value",
    page: (page) => {
      const css = [styles(page), ...page.attributes("[style]", "style")].join(";");
      const given = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
      const used = [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = ""]) => name);
      // The toasts' own stylesheet, which gives these theirs, is loaded with the first toast.
      return [...new Set(used)].filter(
        (name) => !given.has(name) && !name.startsWith("--toastify-"),
      );
    },
  },
  {
    name: "the theme is set before the first style is read",
    page: ({ $ }) => {
      const order = $("head").find("script:not([type]), style, link[rel=stylesheet]").toArray();
      const theme = order.findIndex((element) => $(element).text().includes("dataset.theme"));
      const style = order.findIndex(({ name }) => name !== "script");
      return theme >= 0 && theme < style ? [] : [`theme ${theme}, style ${style}`];
    },
  },
  {
    name: "both fonts are preloaded as a browser will fetch them, and are in the build",
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
    name: "a page fetches at most three pictures at once, the cover of a text among them",
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
