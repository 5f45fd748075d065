/** The icons of every page. */
import { palettes } from "../../../src/theme/palettes";
import { only } from "../../support/content-files";
import { isBuilt } from "../../support/site";
import { differences } from "./lists";
import { onEachPage, type Rule } from "./rule";

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
];
