import type { createElement } from "react";

declare global {
  interface Window {
    /** Set by the CMS for its components. */
    h: typeof createElement;
  }
}

/** Makes an element for the CMS's own React, which draws none of the site's copy: that is another version. */
export const h = ((...parts: Parameters<typeof createElement>) =>
  window.h(...parts)) as typeof createElement;
