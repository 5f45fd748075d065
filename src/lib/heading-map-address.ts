/** A hash of the code that draws the maps, so that browsers fetch new ones; set in gatsby-config.ts. */
const drawings = process.env.GATSBY_DRAWINGS ?? "new";

/**
 * The address of the nautical map behind a page's heading; the build draws it.
 * @returns the address of an SVG file, such as `/sheets/services-analytics-1f9c03ab.svg`
 */
export const headingMapAddress = (path: string): string =>
  `/sheets/${path.replace(/^\/|\/$/g, "").replace(/\//g, "-") || "home"}-${drawings}.svg`;
