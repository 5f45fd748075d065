/** Places and draws soundings: the depths in metres that are printed all over a nautical chart. */
import digits from "../theme/typefaces/digits.json";
import type { Neatline } from "./frame";
import { type Line, type Point, distance, distanceToLines } from "./geometry";
import { type Relief, type Survey, soundAt } from "./relief";

/**
 * The digits and the decimal point in the italic of the display face, so that depths are drawn without a font: advance
 * width and outline, in thousandths of the type size. `npm run fonts` writes them.
 */
export const glyphs: Readonly<Record<string, { width: number; outline: string }>> = digits;

/**
 * Sets a figure as outlines, centred on a place.
 * @param small - figures set smaller and lower after the text, as charts print decimetres
 */
function figures(text: string, at: Point, size: number, turn = 0, small = ""): string {
  const set = (characters: string, from: number, scale: number, drop: number) => {
    let x = from;
    const outlines = [...characters].map((character) => {
      const glyph = glyphs[character];
      if (!glyph) return "";
      const place = `translate(${Math.round(x)} ${drop}) scale(${scale})`;
      x += glyph.width * scale;
      return `<path transform="${place}" d="${glyph.outline}"/>`;
    });
    return { outlines: outlines.join(""), end: x };
  };
  const large = set(text, 0, 1, 0);
  const lower = set(small, large.end + 10, 0.66, 170);
  const width = small ? lower.end : large.end;
  const scale = size / 1000;
  const [x, y] = at.map((value) => Math.round(value * 10) / 10);
  const rotate = turn ? ` rotate(${Math.round(turn)})` : "";
  const middle = `translate(${Math.round(-width / 2)} 360)`;
  const place = `translate(${x} ${y})${rotate} scale(${scale}) ${middle}`;
  return `<g transform="${place}">${large.outlines}${lower.outlines}</g>`;
}

/** The same figures with a clear space round them, so that no line runs through. */
export function figuresWithHalo(
  text: string,
  at: Point,
  size: number,
  turn: number,
  behind: string,
  small = "",
): string {
  const plain = figures(text, at, size, turn, small);
  const weight = Math.round(10000 / size);
  const halo = `stroke="${behind}" stroke-width="${weight}" stroke-linejoin="round"`;
  return `<g ${halo}>${plain}</g>${plain}`;
}

/** A sounding as it is printed: whole metres, with decimetres only in shallow water. */
export function sounding(depth: number, at: Point, size: number, behind: string): string {
  const whole = Math.floor(depth);
  const tenths = Math.floor((depth - whole) * 10);
  const small = depth < 21 && tenths > 0 ? String(tenths) : "";
  return figuresWithHalo(String(whole), at, size, 0, behind, small);
}

/**
 * Chooses the places of soundings: clear of every contour line, of the figure, of the graticule, of the frame
 * and of one another.
 */
export function placeSoundings(
  random: () => number,
  frame: Neatline,
  bed: Survey,
  relief: Relief,
  taken: readonly Line[],
  grid: { xs: readonly number[]; ys: readonly number[] },
  minDistance: number,
): { at: Point; depth: number }[] {
  const placed: { at: Point; depth: number }[] = [];
  const clear = 15;
  for (let attempt = 0; attempt < 2600; attempt += 1) {
    const at: Point = [
      frame.left + 34 + random() * (frame.right - frame.left - 68),
      frame.top + 30 + random() * (frame.foot - frame.top - 60),
    ];
    const { depth, slope } = soundAt(bed, at);
    const level = Math.round(depth / relief.interval) * relief.interval;
    const toLine = Math.abs(depth - level) / Math.max(slope, 1e-9);
    const free =
      depth > 1 &&
      toLine > clear &&
      grid.xs.every((x) => Math.abs(x - at[0]) > 20) &&
      grid.ys.every((y) => Math.abs(y - at[1]) > 15) &&
      placed.every((other) => distance(other.at, at) > minDistance) &&
      distanceToLines(at, taken) > 42;
    if (free) placed.push({ at, depth });
  }
  return placed;
}

/**
 * Chooses where heavy contour lines carry their depth.
 *
 * @returns places with the angle of the line, never upside down
 */
export function placeLabels(
  rings: readonly { level: number; ring: Line }[],
  frame: Neatline,
  taken: readonly Line[],
): { at: Point; turn: number; level: number }[] {
  const placed: { at: Point; turn: number; level: number }[] = [];
  const reach = 5;
  for (const { level, ring } of rings) {
    for (let index = reach; index < ring.length - reach; index += 4) {
      const at = ring[index];
      const before = ring[index - reach];
      const after = ring[index + reach];
      if (!at || !before || !after) continue;
      const inside =
        at[0] > frame.left + 60 &&
        at[0] < frame.right - 60 &&
        at[1] > frame.top + 50 &&
        at[1] < frame.foot - 50;
      const straight = distance(before, at) + distance(at, after) < distance(before, after) * 1.015;
      const free = placed.every((other) => distance(other.at, at) > 300);
      if (!inside || !straight || !free || distanceToLines(at, taken) < 46) continue;
      const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
      const turn = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
      placed.push({ at, turn, level });
    }
  }
  return placed;
}
