/** Draws a cover: a nautical chart of an invented sea, with a curve for the idea of the text. */
import type { Plot } from "./figure";
import { figureMarkup } from "./figure-markup";
import { frame, graticule, neatline } from "./frame";
import { type Line, type Point, inside } from "./geometry";
import { type Ground, palettes, tintAt } from "./palette";
import { type Relief, soundAt, survey } from "./relief";
import { type ReliefName, reliefs } from "./reliefs";
import { seeded } from "./seed";
import { type ShapeName, shapes, uncomposed } from "./shapes";
import { figuresWithHalo, placeLabels, placeSoundings, sounding } from "./soundings";
import { heavyRings, waters } from "./waters";

/** What makes one cover different from the others. The id chooses whatever is left out. */
export interface Composition {
  shape?: ShapeName;
  ground?: Ground;
  relief?: ReliefName;
  /** Changes to the named relief. */
  bed?: Partial<Relief>;
}

const COVER_SIZE = [1600, 900] as const;

/** The minimum distance between two soundings, in pixels. */
const MIN_DISTANCE = 118;

/**
 * Draws one cover: depth contours from noise seeded by the id, with the profit curve of its idea. Pure: the
 * same arguments always give the same text.
 * @returns a whole SVG document that needs no font
 */
export function drawCover(
  id: string,
  composition: Composition = {},
  size: readonly [number, number] = COVER_SIZE,
): string {
  const random = seeded(`sheet ${id}`);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const chosen = {
    ground: pick(["deep", "ink"] as const),
    shape: pick(uncomposed),
    relief: pick(Object.keys(reliefs) as ReliefName[]),
    ...composition,
  };
  const palette = palettes[chosen.ground];
  const relief = { ...reliefs[chosen.relief], ...composition.bed };

  const inner = neatline(size);
  const [across, down] = [inner.right - inner.left, inner.foot - inner.top];
  const plot: Plot = (u, v) => [inner.left + u * across, inner.foot - v * down];
  const figure = shapes[chosen.shape](plot, random);
  const { areas = [], marks = [], notes = [], readings, rounds = [] } = figure;
  const bold = figure.strokes.filter((stroke) => stroke.tone === "keel" && !stroke.flush);
  const bed = survey(
    id,
    size,
    relief,
    bold.map((stroke) => stroke.line),
    rounds,
  );
  const behind = (at: Point) => tintAt(palette, soundAt(bed, at).depth);

  const pitch = 270 + Math.floor(random() * 5) * 24;
  const offset = [0.25 + random() * 0.6, 0.25 + random() * 0.6] as const;
  const grid = {
    xs: graticule(inner.left, inner.right, pitch, offset[0]),
    ys: graticule(inner.top, inner.foot, pitch, offset[1]),
  };
  const meridians = grid.xs.map((x) => `M${x.toFixed(1)} ${inner.top}v${down}`);
  const parallels = grid.ys.map((y) => `M${inner.left} ${y.toFixed(1)}h${across}`);

  const taken: Line[] = [
    ...figure.strokes.map((stroke) => stroke.line),
    ...[...notes, ...marks].map(({ at }) => [at]),
    ...(readings ?? []).map((at) => [at]),
  ];
  const clear = ({ at }: { at: Point }) => !areas.some((area) => inside(at, area.ring));
  const labels = placeLabels(heavyRings(bed, relief), inner, taken).filter(clear);
  taken.push(...labels.map(({ at }) => [at]));
  const depths = readings
    ? readings.map((at) => ({ at, depth: soundAt(bed, at).depth }))
    : placeSoundings(random, inner, bed, relief, taken, grid, MIN_DISTANCE).filter(clear);

  const [width, height] = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<clipPath id="chart"><path d="M${inner.left} ${inner.top}h${across}v${down}h-${across}Z"/>`,
    `</clipPath><rect width="${width}" height="${height}" fill="${palette.background}"/>`,
    `<g clip-path="url(#chart)">`,
    waters(bed, relief, palette),
    `<path d="${meridians.join("")}${parallels.join("")}" stroke="${palette.graticule}"/>`,
    `<g fill="${palette.sounding}">`,
    ...labels.map(({ at, turn, level }) =>
      figuresWithHalo(String(level), at, 21, turn, tintAt(palette, level)),
    ),
    ...depths.map(({ at, depth }) => sounding(depth, at, 23, tintAt(palette, depth))),
    `</g>`,
    figureMarkup(figure, palette),
    ...notes.map(
      ({ at, text, tone }) =>
        `<g fill="${palette[tone]}">${figuresWithHalo(text, at, 46, 0, behind(at))}</g>`,
    ),
    `</g>`,
    frame(size, palette, [pitch, ...offset]),
    `</svg>`,
  ].join("");
}
