/** Draws the printed border of a cover, and places its grid of meridians and parallels (the graticule). */
import type { Palette } from "./palette";

export interface Neatline {
  left: number;
  top: number;
  right: number;
  foot: number;
}

/** Pixels from the edge of the drawing to the border. */
const OUTER = 26;

/** Pixels across the border. */
const BORDER = 16;

/** Minutes, the black and white bars of the border, between two lines of the graticule. */
const MINUTES = 6;

export function neatline([width, height]: readonly [number, number]): Neatline {
  const inset = OUTER + BORDER;
  return { left: inset, top: inset, right: width - inset, foot: height - inset };
}

/** Places of the graticule along one side of the map. */
export function graticule(from: number, to: number, pitch: number, offset: number): number[] {
  const count = Math.floor((to - from) / pitch + 1 - offset);
  return Array.from({ length: count }, (_, index) => from + (index + offset) * pitch);
}

/** The printed border: a heavy outer line, alternating minutes, fine ticks, and the neatline within. */
export function frame(
  size: readonly [number, number],
  palette: Palette,
  [pitch, offsetX, offsetY]: readonly [number, number, number],
): string {
  const { left, top, right, foot } = neatline(size);
  const minute = pitch / MINUTES;
  const side = (from: number, to: number, offset: number) => {
    const first = from + ((offset * MINUTES) % 1) * minute - minute;
    const parity = Math.floor(offset * MINUTES) % 2;
    const count = Math.ceil((to - first) / minute);
    const filled = Array.from({ length: count }, (_, index) => index)
      .filter((index) => index % 2 === parity)
      .map((index) => [first + index * minute, first + (index + 1) * minute] as const)
      .map(([a, b]) => [Math.max(a, from), Math.min(b, to)] as const)
      .filter(([a, b]) => b > a);
    const ticks = Array.from({ length: count * 5 }, (_, index) => first + (index * minute) / 5);
    return { filled, ticks: ticks.filter((place) => place > from + 2 && place < to - 2) };
  };
  const horizontal = side(left, right, offsetX);
  const vertical = side(top, foot, offsetY);
  const bar = 5;
  const near = OUTER + 5;
  const bars = [
    ...horizontal.filled.flatMap(([a, b]) => [
      box(a, near, b - a, bar),
      box(a, size[1] - near - bar, b - a, bar),
    ]),
    ...vertical.filled.flatMap(([a, b]) => [
      box(near, a, bar, b - a),
      box(size[0] - near - bar, a, bar, b - a),
    ]),
  ];
  const ticks = [
    ...horizontal.ticks.map((x) => `M${num(x)} ${top}v-6M${num(x)} ${foot}v6`),
    ...vertical.ticks.map((y) => `M${left} ${num(y)}h-6M${right} ${num(y)}h6`),
  ];
  const rectangle = (inset: number, weight: number) =>
    [
      `<rect x="${inset}" y="${inset}" width="${size[0] - 2 * inset}"`,
      ` height="${size[1] - 2 * inset}" fill="none"`,
      ` stroke="${palette.frame}" stroke-width="${weight}"/>`,
    ].join("");
  return [
    rectangle(OUTER, 2.5),
    rectangle(near, 0.8),
    rectangle(near + bar, 0.8),
    rectangle(OUTER + BORDER, 1.2),
    `<path d="${bars.join("")}" fill="${palette.frame}"/>`,
    `<path d="${ticks.join("")}" stroke="${palette.frame}" stroke-width="0.8"/>`,
  ].join("");
}

const num = (value: number): string => String(Math.round(value * 10) / 10);

const box = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
