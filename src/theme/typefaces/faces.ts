/**
 * The typefaces of the site, from packages of Fontsource. After a change run `npm run fonts`, and `npm run covers` and
 * `npm run icons`, whose pictures contain them.
 */

import { families } from "./families";

interface Face {
  family: string;
  /** The whole face in its package, in two files: Western Europe's letters, and all others in Latin script. */
  source: OutlineFiles;
  /** The weights it has, as CSS writes them. */
  weight: string;
  /** The part of the weight axis that is kept; a face of one weight has no axis. */
  axis?: { min: number; max: number };
  /**
   * Upright and italic in a format whose outlines can be drawn: social cards, the logo, the depths on charts. Each in
   * two files: Western Europe's letters, and all others in Latin script.
   */
  outlines?: { normal: OutlineFiles; italic: OutlineFiles };
}

type OutlineFiles = readonly [latin: string, latinExt: string];

export const faces = {
  text: {
    family: families.text,
    source: [
      "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
      "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
    ],
    weight: "400 700",
    axis: { min: 400, max: 700 },
  },
  display: {
    family: families.display,
    source: [
      "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
      "@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff2",
    ],
    weight: "400",
    outlines: {
      normal: [
        "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff",
        "@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff",
      ],
      italic: [
        "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff",
        "@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-italic.woff",
      ],
    },
  },
} satisfies Record<string, Face>;
