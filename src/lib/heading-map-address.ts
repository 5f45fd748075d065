/** Raise it when the drawing of heading maps changes, so that browsers fetch the new ones. */
const version = 2;

/** The pages of a long list share one map. */
const listPage = /page\/\d+\/$/;

/**
 * The address of the nautical map behind a page's heading; the build draws it.
 * @param path the address of the page, with a slash at both ends
 * @returns the address of an SVG file, such as `/sheets/services-analytics-2.svg`
 */
export const headingMapAddress = (path: string): string =>
  `/sheets/${
    path
      .replace(listPage, "")
      .replace(/^\/|\/$/g, "")
      .replace(/\//g, "-") || "home"
  }-${version}.svg`;
