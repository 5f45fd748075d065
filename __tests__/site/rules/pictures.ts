/** What the build draws for a page: the map behind its heading, and the icons of the browser. */
import { gzipSync } from "node:zlib";
import { palettes } from "../../../src/theme/tokens";
import { thanksPages } from "../../support/built-routes";
import { isBuilt, readBuilt } from "../../support/site";
import { onPublicPages, type Rule } from "./rule";

export const rules: Rule[] = [
  onPublicPages(
    "every page has a map or a picture on top, unless it is a text, a calculator or an answer to a form",
    ({ $, route }) =>
      $('main img[src^="/sheets/"], main picture').length > 0 ||
      /^\/(legal|calculators)\/.|\/page\/\d+\/$/.test(route) ||
      thanksPages.some((page) => page.route === route)
        ? []
        : ["neither"],
  ),
  {
    name: "every heading map is built, has no holes, and takes at most 14 kB as it is sent",
    page: (page) =>
      page
        .attributes('img[src^="/sheets/"]', "src")
        .filter(
          (src) =>
            !isBuilt(src) ||
            gzipSync(readBuilt(src)).length > 14_000 ||
            /NaN|undefined|Infinity/.test(readBuilt(src)),
        ),
  },
  {
    name: "every page names its icons, and the colour of the browser's bar in both schemes",
    page: (page) => {
      const icons = page.attributes('link[rel="icon"], link[rel="apple-touch-icon"]', "href");
      const colours = page
        .elements('meta[name="theme-color"]')
        .map(({ attribs }) => `${attribs.media} ${attribs.content}`);
      return icons.length === 3 &&
        icons.every(isBuilt) &&
        colours.includes(`(prefers-color-scheme: light) ${palettes.light.paper}`) &&
        colours.includes(`(prefers-color-scheme: dark) ${palettes.dark.paper}`)
        ? []
        : [[...icons, ...colours].join(" ")];
    },
  },
];
