import type { Line, Point } from "./geometry";
import type { Survey } from "./relief";

/**
 * The contour lines of one depth, by marching squares.
 * The edge of the grid counts as infinitely deep, so every line comes back as a closed ring; the
 * part along that edge lies outside the frame and is clipped away.
 */
export function isolines(bed: Survey, level: number): Line[] {
  const { columns, rows } = bed;
  const depthAt = (column: number, row: number): number => {
    const edge = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    return edge ? 1e6 : (bed.depth[row * columns + column] ?? 1e6);
  };

  // A crossing is known by the grid edge it sits on; `next` links each to the one after it.
  const next = new Map<number, number>();
  const places = new Map<number, Point>();
  const cross = (column: number, row: number, side: Side): number => {
    const [c1, r1, c2, r2] = ends(column, row, side);
    const key = (r1 * columns + c1) * 2 + (r1 === r2 ? 0 : 1);
    if (!places.has(key)) {
      const a = depthAt(c1, r1);
      const b = depthAt(c2, r2);
      const share = Math.min(0.98, Math.max(0.02, (level - a) / (b - a)));
      places.set(key, [
        (c1 + (c2 - c1) * share) * bed.step - bed.margin,
        (r1 + (r2 - r1) * share) * bed.step - bed.margin,
      ]);
    }
    return key;
  };

  const shallow = new Uint8Array(columns * rows);
  for (let row = 1; row < rows - 1; row += 1)
    for (let at = row * columns + 1; at < (row + 1) * columns - 1; at += 1)
      shallow[at] = (bed.depth[at] as number) < level ? 1 : 0;

  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      const corners =
        (shallow[at] as number) * 8 +
        (shallow[at + 1] as number) * 4 +
        (shallow[at + columns + 1] as number) * 2 +
        (shallow[at + columns] as number);
      if (corners === 0 || corners === 15) continue;
      for (const [from, to] of CASES[corners] ?? []) {
        next.set(cross(column, row, from), cross(column, row, to));
      }
    }
  }
  return chain(next, places).filter((ring) => Math.abs(areaOf(ring)) > SPECK);
}

/** The smallest ring worth drawing, in square pixels. */
const SPECK = 700;

const areaOf = (ring: Line): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

type Side = "top" | "right" | "foot" | "left";

/** Which sides of a cell a line joins, shallow water on its right; corners as bits 8 4 2 1. */
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

function ends(column: number, row: number, side: Side): [number, number, number, number] {
  if (side === "top") return [column, row, column + 1, row];
  if (side === "foot") return [column, row + 1, column + 1, row + 1];
  if (side === "left") return [column, row, column, row + 1];
  return [column + 1, row, column + 1, row + 1];
}

/** Follows the links round until each ring closes. */
function chain(next: Map<number, number>, places: Map<number, Point>): Line[] {
  const rings: Line[] = [];
  while (next.size > 0) {
    const ring: Point[] = [];
    let [key] = next.keys();
    while (key !== undefined && next.has(key)) {
      const place = places.get(key);
      if (place) ring.push(place);
      const following = next.get(key);
      next.delete(key);
      key = following;
    }
    rings.push(ring);
  }
  return rings;
}
