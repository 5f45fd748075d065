/** Computes a sea bed from noise, as depths on a grid; `Relief` has its settings. */
import { createNoise2D } from "simplex-noise";
import { distanceToLines, type Line, type Point } from "./geometry";
import { seeded } from "./seed";

/** A hollow (negative rise) or a shoal (positive rise) that a motif adds to the sea bed. */
export interface Bump {
  at: Point;
  radius: number;
  rise: number;
}

/** The settings of a sea bed. Heights are relative: the noise itself spans about ±1. */
export interface Relief {
  /** Width of one swell of the noise, in pixels. */
  swell: number;
  /** How strongly the finer octaves show, from 0 (smooth) to about 0.5 (craggy). */
  rough: number;
  /** Swells are this many times longer along `turn` than across it. */
  stretch: number;
  /** Direction of the long axis, in radians. */
  turn: number;
  /** Rise of the sea bed across the drawing, to the right and downwards. */
  tilt: readonly [number, number];
  /** Height added under the bold curve, fading over `reach` pixels: negative cuts a channel. */
  along: { rise: number; reach: number };
  /** The weight of the noise, from 0 to 1; low where the motif should shape the bed. */
  noise: number;
  /** Depth in metres of the highest and the lowest place; below zero is dry land. */
  depths: readonly [highest: number, lowest: number];
  /** Half the metres between two contour lines; soundings keep away from every multiple. */
  halfInterval: number;
}

export interface Survey {
  columns: number;
  rows: number;
  step: number;
  margin: number;
  depth: Float64Array;
}

/** The size of every map, in pixels. */
export const MAP_SIZE = [1200, 720] as const;

/** Pixels between two points of the grid; a coarse grid keeps the SVG small. */
const step = 12;

export function survey(
  id: string,
  relief: Relief,
  lines: readonly Line[],
  bumps: readonly Bump[],
): Survey {
  const [width, height] = MAP_SIZE;
  const margin = 8 * step;
  const columns = Math.ceil((width + 2 * margin) / step) + 1;
  const rows = Math.ceil((height + 2 * margin) / step) + 1;
  const random = seeded(id);
  const bed = swells(random, relief);
  const wear = createNoise2D(random);
  const heights = Float64Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) * step - margin;
    const y = Math.floor(index / columns) * step - margin;
    const slope = relief.tilt[0] * (x / width - 0.5) + relief.tilt[1] * (y / height - 0.5);
    const alongCurve = relief.along.rise
      ? relief.along.rise * Math.exp(-distanceToLines([x, y], lines) / relief.along.reach)
      : 0;
    const fromBumps = bumps.reduce((sum, bump) => {
      // Islands get an irregular outline; hollows stay round.
      const worn = bump.rise > 0 ? 0.42 * wear(x / 210, y / 210) + 0.16 * wear(x / 80, y / 80) : 0;
      const away = Math.hypot(x - bump.at[0], y - bump.at[1]) / bump.radius;
      const share = away * (1 + worn);
      return sum + bump.rise * Math.exp(-share * share);
    }, 0);
    return bed(x, y) * relief.noise + slope + alongCurve + fromBumps;
  });
  const raised = smoothed(heights, columns, rows);
  const [low, high] = raised.reduce(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Infinity, -Infinity],
  );
  const [highest, lowest] = relief.depths;
  const depth = raised.map((value) => lowest + ((value - low) / (high - low)) * (highest - lowest));
  return { columns, rows, step, margin, depth };
}

/** Fractal noise, bent by a second noise so that it looks like worn rock rather than clouds. */
function swells(random: () => number, relief: Relief): (x: number, y: number) => number {
  const noises = Array.from({ length: 6 }, () => createNoise2D(random));
  const bend = createNoise2D(random);
  const cos = Math.cos(relief.turn);
  const sin = Math.sin(relief.turn);
  return (px, py) => {
    const x = (px * cos + py * sin) / relief.swell / relief.stretch;
    const y = (py * cos - px * sin) / relief.swell;
    const bentX = x + 0.2 * bend(x * 0.8, y * 0.8);
    const bentY = y + 0.2 * bend(x * 0.8 + 31.7, y * 0.8 - 17.3);
    // Each octave has two rotated layers, which hide the straight facets of a single simplex layer.
    return noises.reduce((sum, noise, index) => {
      const octave = Math.floor(index / 2);
      const scale = 1.9 ** octave * (index % 2 ? 1.13 : 1);
      const [c, s] = [Math.cos(index * 1.1), Math.sin(index * 1.1)];
      const value = noise((bentX * c - bentY * s) * scale, (bentX * s + bentY * c) * scale);
      return sum + 0.72 * relief.rough ** octave * value;
    }, 0);
  };
}

/** Smooths the grid ten times in each direction, so that no contour line has a kink. */
function smoothed(height: Float64Array, columns: number, rows: number): Float64Array {
  const pass = (from: Float64Array, stride: number, count: number, lane: (i: number) => number) =>
    from.map((value, index) => {
      const place = lane(index);
      const before = place > 0 ? (from[index - stride] ?? value) : value;
      const after = place < count - 1 ? (from[index + stride] ?? value) : value;
      return (before + 2 * value + after) / 4;
    });
  let smooth = height;
  for (let round = 0; round < 10; round += 1) {
    smooth = pass(smooth, 1, columns, (index) => index % columns);
    smooth = pass(smooth, columns, rows, (index) => Math.floor(index / columns));
  }
  return smooth;
}

/**
 * The depth at any place of the drawing, and how steeply the bed falls there.
 * @returns metres, and metres per pixel
 */
export function soundAt(bed: Survey, [x, y]: Point): { depth: number; slope: number } {
  const column = Math.floor((x + bed.margin) / bed.step);
  const row = Math.floor((y + bed.margin) / bed.step);
  const cell = (c: number, r: number) => bed.depth[r * bed.columns + c] ?? 0;
  const shareX = (x + bed.margin) / bed.step - column;
  const shareY = (y + bed.margin) / bed.step - row;
  const top = cell(column, row) * (1 - shareX) + cell(column + 1, row) * shareX;
  const foot = cell(column, row + 1) * (1 - shareX) + cell(column + 1, row + 1) * shareX;
  const east = cell(column + 1, row) - cell(column, row);
  const slope = Math.hypot(foot - top, east) / bed.step;
  return { depth: top * (1 - shareY) + foot * shareY, slope };
}
