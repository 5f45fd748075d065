/** Draws a map of an invented sea: lines of depth that follow a curve of profit, which rises over them. */
import { palettes } from "../theme/palettes";
import { seeded } from "./seed";

type Point = readonly [x: number, y: number];

const [width, height] = [1200, 720];

/** Every ground under a drawing is dark, in both colour schemes. */
const { paper, ink, accent } = palettes.band;

const graticule = "M150 0v720M450 0v720M750 0v720M1050 0v720M0 120h1200M0 360h1200M0 600h1200";

/** Lines of depth on each side of the curve, and the pixels between them. */
const depths = 14;
const distance = 34;

/**
 * Draws a map of 1200 by 720 pixels, as SVG. The same id gives the same map on every machine.
 * @param id the name of its page or the folder of its entry
 * @param ground false if the page has the dark ground itself
 */
export function drawMap(id: string, ground = true): string {
  const random = seeded(id);
  const curve = profitCurve(random);
  const [swell, turn] = [0.5 + random(), 2 * Math.PI * random()];
  const depthLine = (depth: number): string => {
    // The further from the curve, the flatter and the wavier is a line.
    const likeness = Math.exp(-((depth / 9) ** 2));
    const points = Array.from({ length: 61 }, (_, index): Point => {
      const [x, y] = curve(index / 50 - 0.1);
      const wave = 5 * depth * swell * Math.sin(x / (150 + 40 * swell) + turn + depth / 3);
      return [x, y * likeness + (height / 2 + wave) * (1 - likeness) + depth * distance];
    });
    // The tints below heavy lines add up, so that deep water is lighter.
    const heavy = `V800H-80Z" fill="${accent}" fill-opacity=".04" stroke-width="1.8" stroke-opacity=".45`;
    return `<path d="M${points.map(placeText).join("L")}${depth % 4 === 0 ? heavy : ""}"/>`;
  };
  const lines = Array.from({ length: 2 * depths + 1 }, (_, index) => depthLine(index - depths));
  const points = Array.from({ length: 94 }, (_, index): Point => curve(index / 100));
  const [endX, endY] = placeText(curve(0.93)).split(" ");
  const line = `<path d="M${points.map(placeText).join("L")}" stroke-linecap="round"`;
  const disc = `<circle cx="${endX}" cy="${endY}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">`,
    ground ? `<rect width="${width}" height="${height}" fill="${paper}"/>` : "",
    `<g stroke="${ink}" stroke-opacity=".26">`,
    ...lines,
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
