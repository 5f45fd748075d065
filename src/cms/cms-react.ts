import type { createElement } from "react";

declare global {
  interface Window {
    /** Set by the CMS for its components. */
    h: typeof createElement;
  }
}

/** Creates an element with the React of the CMS, which has another version than the site's React. */
export const h = ((...parts: Parameters<typeof createElement>) =>
  window.h(...parts)) as typeof createElement;
