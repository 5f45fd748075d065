/** The typefaces of the site. */

interface Face {
  family: string;
  /** The name of the cut file beside this one. */
  file: string;
  /** The whole face, latin, in its package. */
  source: string;
  /** The weights it has, as CSS writes them. */
  weight: string;
  /** The part of the weight axis that is kept; a face of one weight has no axis. */
  axis?: { min: number; max: number };
}

export const faces = {
  text: {
    family: "Figtree Variable",
    file: "figtree.woff2",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weight: "400 700",
    axis: { min: 400, max: 700 },
  },
  display: {
    family: "Instrument Serif",
    file: "instrument-serif.woff2",
    source: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    weight: "400",
  },
} satisfies Record<string, Face>;
