import type { Line, Point } from "./geometry";
import type { Survey } from "./relief";

/**
 * The contour lines of one depth, by marching squares. The edge of the grid counts as infinitely deep, so every line
 * is a closed ring; the part along that edge lies outside the drawing and is clipped.
 */
export function isolines(bed: Survey, level: number): Line[] {
  const { columns, rows, step, margin, depth } = bed;
  const depthAt = (at: number): number => {
    const column = at % columns;
    const edge =
      column === 0 || column === columns - 1 || at < columns || at >= columns * (rows - 1);
    return edge ? 1e6 : (depth[at] ?? 1e6);
  };

  // Links each crossing of a line and a grid edge to the next crossing of that line. The key of a crossing is twice the
  // index of the point where its edge starts, plus one if the edge leads down.
  const next = new Map<number, number>();
  for (let at = 0; at < columns * (rows - 1); at += 1) {
    const corners = [at, at + 1, at + columns + 1, at + columns];
    const shallow = corners.reduce((bits, corner) => bits * 2 + Number(depthAt(corner) < level), 0);
    const sides: Record<Side, number> = {
      top: at * 2,
      left: at * 2 + 1,
      foot: (at + columns) * 2,
      right: (at + 1) * 2 + 1,
    };
    for (const [from, to] of CASES[shallow] ?? []) next.set(sides[from], sides[to]);
  }

  const placeOf = (crossing: number): Point => {
    const start = Math.floor(crossing / 2);
    const leadsDown = crossing % 2 === 1;
    const a = depthAt(start);
    const b = depthAt(leadsDown ? start + columns : start + 1);
    const share = Math.min(0.98, Math.max(0.02, (level - a) / (b - a)));
    const column = (start % columns) + (leadsDown ? 0 : share);
    const row = Math.floor(start / columns) + (leadsDown ? share : 0);
    return [column * step - margin, row * step - margin];
  };
  return chain(next, placeOf).filter((ring) => Math.abs(areaOf(ring)) > SPECK);
}

/** The smallest ring worth drawing, in square pixels. */
const SPECK = 700;

const areaOf = (ring: Line): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

type Side = "top" | "right" | "foot" | "left";

/** The sides of a cell that a line joins, with shallow water on its right; shallow corners are the bits 8 4 2 1. */
const CASES: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [["left", "foot"]],
  [["foot", "right"]],
  [["left", "right"]],
  [["right", "top"]],
  [
    ["right", "foot"],
    ["left", "top"],
  ],
  [["foot", "top"]],
  [["left", "top"]],
  [["top", "left"]],
  [["top", "foot"]],
  [
    ["top", "right"],
    ["foot", "left"],
  ],
  [["top", "right"]],
  [["right", "left"]],
  [["right", "foot"]],
  [["foot", "left"]],
  [],
];

/** Follows the links round until each ring closes. */
function chain(next: Map<number, number>, placeOf: (crossing: number) => Point): Line[] {
  const rings: Line[] = [];
  while (next.size > 0) {
    const ring: Point[] = [];
    let [crossing] = next.keys();
    while (crossing !== undefined && next.has(crossing)) {
      ring.push(placeOf(crossing));
      const following = next.get(crossing);
      next.delete(crossing);
      crossing = following;
    }
    rings.push(ring);
  }
  return rings;
}
