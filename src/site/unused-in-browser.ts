/**
 * Stands in, in the browser, for parts that Gatsby and its plugins bring along and this site has no use for:
 * they would be weight without work.
 */

/** Requests that lead here, as webpack sees them. */
export const unusedInBrowser: readonly RegExp[] = [
  // Heads are written with react-helmet; no page exports a `Head`.
  /head-export-handler-for-browser$/,
  // No page has a <Slice>, and none a <Script> for Partytown.
  /^\.\/slice$/,
  /internal-plugins[\\/]partytown[\\/]gatsby-browser/,
  // Pictures of articles appear as any other, and the browser itself goes to an anchor.
  /gatsby-remark-images[\\/]gatsby-browser/,
  /gatsby-remark-autolink-headers[\\/]gatsby-browser/,
  // It wraps the page in a manager of styles that manages nothing, and keeps the library whole.
  /gatsby-plugin-styled-components[\\/]gatsby-browser/,
];

export function headHandlerForBrowser(): void {}

export const Slice = (): null => null;
