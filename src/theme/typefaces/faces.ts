/** The typefaces of the site, and how each is cut in two: what nearly every page sets, and the rest. */

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

/** Code points from one to another, both included. */
type Range = readonly [first: number, last: number];

/**
 * What nearly every page sets: ASCII, the no-break space, £ © ² · ½ × ÷, the letters of German, French and
 * Spanish names most often met, dashes, quotes, bullets, … € and −. In rising order.
 */
export const common: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xb2, 0xb2],
  [0xb7, 0xb7],
  [0xbd, 0xbd],
  [0xc4, 0xc4],
  [0xd6, 0xd7],
  [0xdc, 0xdc],
  [0xdf, 0xe0],
  [0xe4, 0xe4],
  [0xe7, 0xe9],
  [0xf1, 0xf1],
  [0xf6, 0xf7],
  [0xfc, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

const hex = (code: number) => code.toString(16).toUpperCase();

/** Ranges as `unicode-range` writes them. */
export const cssRange = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");

/** What the whole latin faces hold: the ranges of their packages, without marks that no text here has. */
const latin: readonly Range[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** What the whole latin faces hold beyond the common characters. */
export const rest: readonly Range[] = latin.flatMap(([first, last]) => {
  const within = common.filter(([from, to]) => from >= first && to <= last);
  const gaps = [...within, [last + 1, last + 1] as const].map(
    ([from], index) => [(within[index - 1]?.[1] ?? first - 1) + 1, from - 1] as const,
  );
  return gaps.filter(([from, to]) => to >= from);
});

/** The common characters, as text. */
export const commonText = common
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join("");
