import type { Tone } from "./figure";

/** What a sheet is printed on: one of the two papers, or the dark band of a page. */
export type Ground = "paper" | "ink" | "band";

/** The colours of one sheet. */
export interface Palette extends Record<Tone, string> {
  sheet: string;
  /** Flat tints of the three bands nearest the shore; deeper water is the bare sheet. */
  shallows: readonly [string, string, string];
  land: string;
  shore: string;
  /** Contour lines in the shallowest and in the deepest water. */
  line: readonly [shallow: string, deep: string];
  /** Every fifth contour line, likewise. */
  heavy: readonly [shallow: string, deep: string];
  graticule: string;
  frame: string;
  sounding: string;
}

/**
 * Mixes two colours.
 *
 * @param from - `#rrggbb`
 * @param to - `#rrggbb`
 * @param share - 0 gives `from`, 1 gives `to`
 */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, index: number) =>
    parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) => {
    const value = channel(from, index) * (1 - share) + channel(to, index) * share;
    return Math.round(value).toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/** How deep each tint of `shallows` reaches, in metres. */
export const BANDS = [4, 10, 20] as const;

/**
 * The colour the sheet has at a depth.
 *
 * @param palette - the sheet's colours
 * @param depth - in metres
 */
export function tintAt(palette: Palette, depth: number): string {
  if (depth < 0) return palette.land;
  const band = BANDS.findIndex((reach) => depth < reach);
  return palette.shallows[band] ?? palette.sheet;
}

function sheetOf(
  tokens: Record<Tone, string> & { sheet: string; soil: string },
  [tint, line, land]: readonly [tint: number, line: number, land: number],
): Palette {
  const { sheet, ink, keel, copper, soil } = tokens;
  const water = mix(ink, keel, 0.45);
  return {
    sheet,
    ink,
    keel,
    copper,
    shallows: [
      mix(sheet, keel, tint),
      mix(sheet, keel, tint * 0.58),
      mix(sheet, keel, tint * 0.26),
    ],
    land: mix(soil, copper, land),
    shore: mix(sheet, ink, line + 0.25),
    line: [mix(sheet, water, line), mix(sheet, water, line * 0.5)],
    heavy: [mix(sheet, water, line + 0.22), mix(sheet, water, line * 0.5 + 0.22)],
    graticule: mix(sheet, ink, 0.16),
    frame: mix(sheet, ink, 0.72),
    sounding: mix(sheet, ink, 0.66),
  };
}

/** The grounds. */
export const palettes: Readonly<Record<Ground, Palette>> = {
  paper: sheetOf(
    { sheet: "#fbfaf7", soil: "#f2f0ea", ink: "#0c1a24", keel: "#0b6b55", copper: "#ad4c18" },
    [0.2, 0.5, 0.1],
  ),
  ink: sheetOf(
    { sheet: "#0a141b", soil: "#101e27", ink: "#e8eef0", keel: "#4fd1a5", copper: "#f2a65a" },
    [0.17, 0.42, 0.17],
  ),
  band: sheetOf(
    { sheet: "#0c1a24", soil: "#132632", ink: "#e8eef0", keel: "#4fd1a5", copper: "#f2a65a" },
    [0.13, 0.34, 0.09],
  ),
};
