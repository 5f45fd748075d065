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
  /** The face in a format whose outlines can be drawn: social cards, the logo. */
  outlines?: OutlineFiles;
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
    outlines: [
      "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff",
      "@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff",
    ],
  },
} satisfies Record<string, Face>;
