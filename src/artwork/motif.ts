/** The motif on top of a sea bed: its strokes and marks. */
import type { Line, Point } from "./geometry";
import type { Bump } from "./relief";

/** Keel is gain, copper is loss, ink is everything neutral. */
export type Tone = "keel" | "copper" | "ink";

export interface Stroke {
  line: Line;
  tone: Tone;
  /** Width in pixels. */
  weight: number;
  /** SVG dash pattern; solid without it. */
  dash?: string;
  /** Draws the stroke without a casing, which would leave a gap where it crosses earlier strokes. */
  flush?: boolean;
}

/** A chart symbol: a leak, a waypoint passed, or an arrival. */
export interface Mark {
  at: Point;
  kind: "leak" | "waypoint" | "arrival";
  tone?: Tone;
}

export interface Motif {
  strokes: Stroke[];
  marks?: Mark[];
  /** Hollows and shoals that the motif adds to the sea bed, such as an island inside a loop. */
  bumps?: Bump[];
  /** The places of the soundings; without them, the map chooses its own. */
  soundings?: Point[];
}

/** Maps a place in the inner frame, from 0 to 1 and with v upwards, to pixels. */
export type Plot = (u: number, v: number) => Point;

/** Makes a motif for an inner frame. The id of the drawing seeds `random`. */
export type Shape = (plot: Plot, random: () => number) => Motif;

/** Width of the bold curve. */
export const BOLD = 10;

/** The bold green curve. */
export const keel = (line: Line): Stroke => ({ line, tone: "keel", weight: BOLD });

/** A fine line beside the bold one. */
export const fine = (line: Line, tone: Tone = "ink", dash?: string): Stroke => ({
  line,
  tone,
  weight: 2.2,
  flush: true,
  ...(dash ? { dash } : {}),
});

export function graph(
  plot: Plot,
  [from, to]: readonly [number, number],
  f: (u: number) => number,
): Point[] {
  const pieces = Math.max(2, Math.round((to - from) * 320));
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const u = from + ((to - from) * index) / pieces;
    return plot(u, f(u));
  });
}

/** Rises from 0 to 1 around a middle, without corners. */
export const logistic = (u: number, middle: number, width: number): number =>
  1 / (1 + Math.exp((-(u - middle) / width) * 4));

/** A bell of height 1. */
export const bell = (u: number, middle: number, width: number): number =>
  Math.exp(-(((u - middle) / width) ** 2));
