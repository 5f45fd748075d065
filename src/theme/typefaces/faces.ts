/**
 * The typefaces of the site, from packages of Fontsource. After a change run `npm run fonts`, and `npm run covers` and
 * `npm run icons`, whose pictures contain them.
 */

import { families } from "./families";

export const faces = {
  text: {
    family: families.text,
    /** Two files of its package: Western Europe's letters, and all others in Latin script. */
    source: [
      "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
      "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
    ],
    weight: "400 700",
    /** The part of the weight axis that is kept; a face of one weight has no axis. */
    axis: { min: 400, max: 700 },
  },
  display: {
    family: families.display,
    source: [
      "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
      "@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff2",
    ],
    weight: "400",
    /** The same in a format whose outlines can be drawn: social cards, the logo. */
    outlines: [
      "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff",
      "@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff",
    ],
  },
} as const;
