/** The icons of every page. */
import { palettes } from "../../../src/theme/tokens";
import { isBuilt } from "../../support/site";
import { type Rule } from "./rule";

export const rules: Rule[] = [
  {
    name: "every page has its three icons, and a theme-color for light and dark",
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
