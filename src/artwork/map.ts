/** Draws a map of an invented sea, with a curve that illustrates a page or an entry. */
import { type Composition, compositions } from "./compositions";
import { type Line, type Point, distance, distanceToLines } from "./geometry";
import { isolines } from "./isolines";
import type { Plot, Stroke } from "./motif";
import { motifMarkup } from "./motif-markup";
import { type Ground, type Palette, TINT_DEPTHS, mix, palettes } from "./palette";
import { type Relief, type Survey, MAP_SIZE, soundAt, survey } from "./relief";
import { type ReliefName, reliefs } from "./reliefs";
import { seeded } from "./seed";
import { shapes } from "./shapes";
import digits from "../theme/typefaces/digits.json";

const [width, height] = MAP_SIZE;

/** Places of the meridians and the parallels. */
const grid = { xs: [150, 450, 750, 1050], ys: [120, 360, 600] };

/**
 * Draws a map of 1200 by 720 pixels: contour lines from noise that the id seeds, soundings, and the motif of the
 * composition, if it has one. The same arguments give the same SVG, which is about 10 kB when sent.
 * @param ground the colours; `heading` has no background, since the page has its own
 */
export function drawMap(id: string, composition: Composition, ground: Ground): string {
  const random = seeded(`sheet ${id}`);
  const names = Object.keys(reliefs) as ReliefName[];
  const reliefName = composition.relief ?? names[Math.floor(random() * names.length)] ?? "basin";
  const relief: Relief = reliefs[reliefName];
  const palette = palettes[ground];
  const plot: Plot = (u, v) => [40 + u * (width - 80), height - 50 - v * (height - 110)];
  const motif = composition.shape ? shapes[composition.shape](plot, random) : { strokes: [] };
  const bold = motif.strokes.filter(({ tone, flush }) => tone === "keel" && !flush);
  const lines = bold.map(({ line }) => line);
  const bed = survey(id, relief, lines, motif.bumps ?? []);
  const obstacles = [
    ...motif.strokes.map(({ line }) => line),
    ...(motif.marks ?? []).map((mark) => [mark.at]),
  ];
  // A map without a motif may have another drawing of the page on top, which soundings would clutter.
  const free = composition.shape ? placeSoundings(random, bed, relief, obstacles) : [];
  const soundings = motif.soundings?.map((at) => ({ at, depth: soundAt(bed, at).depth })) ?? free;
  const meridians = grid.xs.map((x) => `M${x} 0v${height}`).join("");
  const parallels = grid.ys.map((y) => `M0 ${y}h${width}`).join("");
  const strokes = motif.strokes.map((stroke): Stroke => ({
    ...stroke,
    line: simplified(stroke.line),
  }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">`,
    `<defs>${digitShapes}</defs>`,
    ground === "heading"
      ? ""
      : `<rect width="${width}" height="${height}" fill="${palette.background}"/>`,
    sea(bed, relief, palette),
    `<path d="${meridians}${parallels}" stroke="${palette.graticule}"/>`,
    `<g fill="${palette.sounding}">${soundings.map(soundingMarkup).join("")}</g>`,
    motifMarkup({ ...motif, strokes }, palette),
    `</svg>`,
  ].join("");
}

export const drawHeadingMap = (address: string): string =>
  drawMap(address, compositions[address] ?? {}, "heading");

/**
 * Draws a cover.
 * @param id the folder under content/, such as `blog/discount-discipline`
 */
export function drawCover(id: string): string {
  const composition = compositions[`/${id}/`] ?? { shape: "drift" };
  return drawMap(id, composition, composition.ground ?? "ink");
}

/** Chooses places for soundings, away from contour lines, the motif, the grid and one another. */
function placeSoundings(
  random: () => number,
  bed: Survey,
  relief: Relief,
  obstacles: readonly Line[],
): { at: Point; depth: number }[] {
  const placed: { at: Point; depth: number }[] = [];
  for (let attempt = 0; attempt < 2600; attempt += 1) {
    const at: Point = [34 + random() * (width - 68), 30 + random() * (height - 60)];
    const { depth, slope } = soundAt(bed, at);
    const level = Math.round(depth / relief.halfInterval) * relief.halfInterval;
    const toLine = Math.abs(depth - level) / Math.max(slope, 1e-9);
    const free =
      depth > 1 &&
      toLine > 15 &&
      grid.xs.every((x) => Math.abs(x - at[0]) > 20) &&
      grid.ys.every((y) => Math.abs(y - at[1]) > 15) &&
      placed.every((other) => distance(other.at, at) > 150) &&
      distanceToLines(at, obstacles) > 42;
    if (free) placed.push({ at, depth });
  }
  return placed;
}

/**
 * The digits in the italic of the display face, since an SVG picture loads no font. Advance widths and outlines are in
 * thousandths of the type size. `npm run fonts` writes them.
 */
const glyphs: Readonly<Record<string, { width: number; outline: string }>> = digits;

/** Pixels of a thousandth of the type size. */
const typeScale = 0.019;

const digitShapes = Object.entries(glyphs)
  .map(([character, { outline }]) => `<path id="d${character}" d="${outline}"/>`)
  .join("");

/** A sounding in whole metres. */
function soundingMarkup({ at: [x, y], depth }: { at: Point; depth: number }): string {
  const characters = [...String(Math.max(0, Math.floor(depth)))];
  const whole = characters.reduce((sum, each) => sum + (glyphs[each]?.width ?? 0), 0);
  let along = -whole / 2;
  const set = characters.map((each) => {
    const place = Math.round(along);
    along += glyphs[each]?.width ?? 0;
    return `<use href="#d${each}" x="${place}" y="360"/>`;
  });
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${typeScale})">${set.join("")}</g>`;
}

/** Flat tints of shallow water, contour lines at every second level, dry land with its shore. */
function sea(bed: Survey, relief: Relief, palette: Palette): string {
  const [highest, lowest] = relief.depths;
  const outline = (level: number) => isolines(bed, level).map(ring).join("");
  const tints = TINT_DEPTHS.map((reach, index) => {
    const d = outline(reach);
    return d && `<path d="${d}" fill="${palette.shallows[index]}" fill-rule="evenodd"/>`;
  }).reverse();
  const pitch = relief.halfInterval * 2;
  const first = Math.max(1, Math.ceil(highest / pitch));
  const count = Math.max(0, Math.ceil(lowest / pitch) - first);
  const lines = Array.from({ length: count }, (_, index) => {
    const level = (first + index) * pitch;
    const heavy = (first + index) % 4 === 0;
    const [shallow, deep] = heavy ? palette.heavy : palette.line;
    const ink = mix(shallow, deep, level / lowest);
    return `<path d="${outline(level)}" stroke="${ink}" stroke-width="${heavy ? 1.8 : 1.1}"/>`;
  });
  const land = `<path d="${outline(0)}" fill="${palette.land}" stroke="${palette.shore}" stroke-width="2"/>`;
  return [...tints, ...lines, highest < 0 ? land : ""].join("");
}

/** Draws a closed ring as a quadratic B-spline, with every other crossing as a control point, in relative pixels. */
function ring(points: Line): string {
  const controls = points.filter((_, index) => index % 2 === 0);
  const whole = controls.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const first = whole[0];
  if (!first || whole.length < 4) return "";
  const middle = (a: Point, b: Point): Point => [
    Math.round((a[0] + b[0]) / 2),
    Math.round((a[1] + b[1]) / 2),
  ];
  let [x, y] = middle(whole.at(-1) ?? first, first);
  const arcs = whole.map((control, index) => {
    const next = middle(control, whole[index + 1] ?? first);
    const arc = `${control[0] - x} ${control[1] - y} ${next[0] - x} ${next[1] - y}`;
    [x, y] = next;
    return arc.replace(/ -/g, "-");
  });
  const [startX, startY] = middle(whole.at(-1) ?? first, first);
  return `M${startX} ${startY}q${arcs.join(" ")}Z`;
}

/** Leaves out points that move a line by half a pixel or less (Ramer-Douglas-Peucker). */
function simplified(line: Line): Line {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let far = 0;
  let reach = 0;
  line.forEach((point, index) => {
    const away = distanceToLines(point, [[first, last]]);
    if (away > reach) [far, reach] = [index, away];
  });
  if (reach <= 0.5) return [first, last];
  return [...simplified(line.slice(0, far + 1)).slice(0, -1), ...simplified(line.slice(far))];
}
