import type { createElement } from "react";

declare global {
  interface Window {
    /** Set by the CMS for its components. */
    h: typeof createElement;
  }
}

/** Creates an element of the React of the CMS, which is another version than the site's. */
export const h = ((...parts: Parameters<typeof createElement>) =>
  window.h(...parts)) as typeof createElement;
