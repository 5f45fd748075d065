/** Draws a map of an invented sea: contour lines, and a curve of profit that rises over them. */
import { palettes } from "../theme/palettes";
import { isolines, type Grid, type Point } from "./isolines";
import { seeded } from "./seed";

const [width, height] = [1200, 720];

/** Every ground under a drawing is dark, in both colour schemes. */
const { paper, ink, accent } = palettes.band;

const graticule = "M150 0v720M450 0v720M750 0v720M1050 0v720M0 120h1200M0 360h1200M0 600h1200";

/** Pixels between two points of the grid. It reaches two steps beyond the picture, which hides the ends of lines. */
const step = 30;

const levels = 14;

/**
 * Draws a map of 1200 by 720 pixels, as SVG. The same id gives the same map on every machine.
 * @param id the name of its page or the folder of its entry
 * @param ground false if the page has the dark ground itself
 */
export function drawMap(id: string, ground = true): string {
  const random = seeded(id);
  const curve = profitCurve(random);
  const bed = survey(random, curve);
  const low = Math.min(...bed.heights);
  const rise = (Math.max(...bed.heights) - low) / (levels + 1);
  const contours = Array.from({ length: levels }, (_, index) => {
    const rings = isolines(bed, low + rise * (index + 1)).filter(({ length }) => length > 5);
    // The tints of heavy lines add up, so that high ground is lighter.
    const heavy = ` fill="${accent}" fill-opacity=".06" stroke-width="1.8" stroke-opacity=".45"`;
    return `<path d="${rings.map(smoothRing).join("")}"${index % 4 === 3 ? heavy : ""}/>`;
  });
  const points = Array.from({ length: 94 }, (_, index): Point => curve(index / 100));
  const [endX, endY] = placeText(curve(0.93)).split(" ");
  const line = `<path d="M${points.map(placeText).join("L")}" stroke-linecap="round"`;
  const disc = `<circle cx="${endX}" cy="${endY}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">`,
    ground ? `<rect width="${width}" height="${height}" fill="${paper}"/>` : "",
    `<g stroke="${ink}" stroke-opacity=".26">`,
    ...contours,
    `</g><path d="${graticule}" stroke="${ink}" stroke-opacity=".16"/>`,
    `${line} stroke="${paper}" stroke-width="24"/>${line} stroke="${accent}" stroke-width="10"/>`,
    `${disc} r="29" fill="${paper}"/>${disc} r="23" stroke="${accent}" stroke-width="3"/>`,
    `${disc} r="14" fill="${accent}"/></svg>`,
  ].join("");
}

const placeText = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A rise with one dip. @returns the place at each share of the width */
function profitCurve(random: () => number): (share: number) => Point {
  const [low, high] = [0.2 + 0.2 * random(), 0.64 + 0.2 * random()];
  const [turn, steep] = [0.45 + 0.25 * random(), 0.05 + 0.06 * random()];
  const [dip, depth] = [0.14 + 0.3 * random(), 0.05 + 0.13 * random()];
  return (share) => {
    const risen = (high - low) / (1 + Math.exp((turn - share) / steep));
    const lost = depth * Math.exp(-(((share - dip) / 0.09) ** 2));
    return [40 + share * (width - 80), height - 50 - (low + risen - lost) * (height - 110)];
  };
}

/** A sea bed of waves in all directions, with a ridge under the curve that the lines follow. */
function survey(random: () => number, curve: (share: number) => Point): Grid {
  const waves = Array.from({ length: 14 }, () => {
    const length = 320 + 580 * random() ** 2;
    const angle = 2 * Math.PI * random();
    const turn = (2 * Math.PI) / length;
    return {
      x: turn * Math.cos(angle),
      y: turn * Math.sin(angle),
      phase: 2 * Math.PI * random(),
      size: length / 900,
    };
  });
  const [columns, rows] = [width / step + 5, height / step + 5];
  const first: Point = [-2 * step, -2 * step];
  const heights = Array.from({ length: columns * rows }, (_, index) => {
    const x = first[0] + (index % columns) * step;
    const y = first[1] + Math.floor(index / columns) * step;
    const [, top] = curve((x - 40) / (width - 80));
    return waves.reduce(
      (sum, wave) => sum + wave.size * Math.sin(wave.x * x + wave.y * y + wave.phase),
      2.5 * Math.exp(-Math.abs(y - top) / 220),
    );
  });
  return { columns, rows, first, step, heights };
}

/** A closed ring without corners: a quadratic spline with the points as its controls. */
function smoothRing(points: readonly Point[]): string {
  const middle = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];
  const ends = points.map((point, index) => middle(point, points[index + 1] ?? points[0] ?? point));
  const arcs = points.map(
    (point, index) => `${placeText(point)} ${placeText(ends[index] ?? point)}`,
  );
  return `M${placeText(ends.at(-1) ?? [0, 0])}Q${arcs.join(" ")}Z`;
}
