/** The colours of drawings, mixed from a few tokens. Every ground is dark in both colour schemes. */
import { palettes as tokens } from "../theme/palettes";
import type { Tone } from "./motif";

/** The background of a drawing: dark paper, the deep colour of the closing band, or the background of a heading. */
export type Ground = "ink" | "deep" | "heading";

export interface Palette extends Record<Tone, string> {
  background: string;
  /** Flat tints of the three depths nearest the shore; deeper water is the bare background. */
  shallows: readonly [string, string, string];
  land: string;
  shore: string;
  /** The colours of contour lines in the shallowest and in the deepest water. */
  line: readonly [shallow: string, deep: string];
  /** The same for every fourth contour line, which is heavier. */
  heavy: readonly [shallow: string, deep: string];
  graticule: string;
  frame: string;
  sounding: string;
}

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
export const TINT_DEPTHS = [4, 10, 20] as const;

type Tokens = Record<Tone, string> & { paper: string };

function paletteOf(
  { paper, ink, keel, copper }: Tokens,
  soil: string,
  [tint, line, land]: readonly [tint: number, line: number, land: number],
): Palette {
  const water = mix(ink, keel, 0.45);
  return {
    background: paper,
    ink,
    keel,
    copper,
    shallows: [
      mix(paper, keel, tint),
      mix(paper, keel, tint * 0.58),
      mix(paper, keel, tint * 0.26),
    ],
    land: mix(soil, copper, land),
    shore: mix(paper, ink, line + 0.25),
    line: [mix(paper, water, line), mix(paper, water, line * 0.5)],
    heavy: [mix(paper, water, line + 0.22), mix(paper, water, line * 0.5 + 0.22)],
    graticule: mix(paper, ink, 0.16),
    frame: mix(paper, ink, 0.72),
    sounding: mix(paper, ink, 0.66),
  };
}

const { dark, deep, band } = tokens;

export const palettes: Readonly<Record<Ground, Palette>> = {
  ink: paletteOf(dark, dark.surface, [0.17, 0.42, 0.17]),
  deep: paletteOf(deep, deep.sunken, [0.2, 0.4, 0.14]),
  heading: paletteOf(band, band.surface, [0.13, 0.34, 0.09]),
};
