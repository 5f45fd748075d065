import { type Line, smoothRing } from "./geometry";
import { isolines } from "./isolines";
import { TINT_DEPTHS, type Palette, mix } from "./palette";
import type { Relief, Survey } from "./relief";

/** Every fifth line is heavy, as on a printed chart. */
const HEAVY = 5;

/**
 * The sea bed as it is printed: flat tints for shallow water, contour lines that grow fainter with
 * depth, every fifth one heavier, and dry land with its shore.
 */
export function waters(bed: Survey, relief: Relief, palette: Palette): string {
  const { interval, depths } = relief;
  const [highest, lowest] = depths;
  const outline = (level: number) => isolines(bed, level).map(smoothRing).join("");
  const tints = TINT_DEPTHS.map(
    (reach, index) =>
      `<path d="${outline(reach)}" fill="${palette.shallows[index]}" fill-rule="evenodd"/>`,
  ).reverse();
  const first = Math.max(1, Math.ceil((highest + 0.01) / interval));
  const count = Math.max(0, Math.ceil(lowest / interval) - first);
  const lines = Array.from({ length: count }, (_, index) => {
    const level = (first + index) * interval;
    const share = level / lowest;
    const heavy = (first + index) % HEAVY === 0;
    const [shallow, deep] = heavy ? palette.heavy : palette.line;
    const weight = heavy ? 2.1 : 1.25 - 0.35 * share;
    const ink = `stroke="${mix(shallow, deep, share)}" stroke-width="${weight.toFixed(2)}"`;
    return `<path d="${outline(level)}" fill="none" ${ink}/>`;
  });
  const shore = `stroke="${palette.shore}" stroke-width="2.2"`;
  const land = `<path d="${outline(0)}" fill="${palette.land}" fill-rule="evenodd" ${shore}/>`;
  return [...tints, ...lines, highest < 0 ? land : ""].join("");
}

/** The heavy lines from the shallowest down, each a ring that can be labelled with its depth. */
export function heavyRings(bed: Survey, relief: Relief): { level: number; ring: Line }[] {
  const pitch = relief.interval * HEAVY;
  const count = Math.max(0, Math.ceil(relief.depths[1] / pitch) - 1);
  return Array.from({ length: count }, (_, index) => (index + 1) * pitch).flatMap((level) =>
    isolines(bed, level).map((ring) => ({ level, ring })),
  );
}
