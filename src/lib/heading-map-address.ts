/** A hash of what the maps are drawn from, so that browsers fetch new ones; set in gatsby-config.ts. */
const drawings = process.env.GATSBY_DRAWINGS ?? "new";

/** The pages of a long list share one map. */
const listPage = /page\/\d+\/$/;

/**
 * The address of the nautical map behind a page's heading; the build draws it.
 * @returns the address of an SVG file, such as `/sheets/services-analytics-1f9c03ab.svg`
 */
export const headingMapAddress = (path: string): string =>
  `/sheets/${
    path
      .replace(listPage, "")
      .replace(/^\/|\/$/g, "")
      .replace(/\//g, "-") || "home"
  }-${drawings}.svg`;
