/**
 * Replaces, in the browser bundle, parts that Gatsby and its plugins add and this site does not use: they would
 * only add weight.
 */

/** The requests that this module replaces, as webpack sees them. */
export const unusedInBrowser: readonly RegExp[] = [
  // Heads are written with react-helmet; no page exports a `Head`.
  /head-export-handler-for-browser$/,
  // No page uses <Slice>, or <Script> with Partytown.
  /^\.\/slice$/,
  /internal-plugins[\\/]partytown[\\/]gatsby-browser/,
  // Pictures in articles need no effect.
  /gatsby-remark-images[\\/]gatsby-browser/,
  // It wraps the page in a style manager without any settings, which keeps the whole library in the bundle.
  /gatsby-plugin-styled-components[\\/]gatsby-browser/,
  // The manifest is the same in every language, and there is no service worker.
  /gatsby-plugin-manifest[\\/]gatsby-browser/,
  /^\.\/register-service-worker$/,
];

export function headHandlerForBrowser(): void {}

export const Slice = (): null => null;
