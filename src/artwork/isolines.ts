/** A place on a drawing, in pixels from its top left corner. */
export type Point = readonly [x: number, y: number];

/** Heights on a square grid, row by row; the place of each in pixels follows from the first and the step. */
export interface Grid {
  columns: number;
  rows: number;
  first: Point;
  step: number;
  heights: readonly number[];
}

/**
 * The sides of a cell that a line joins, from and to, for each set of its high corners: top left is 8, then clockwise
 * 4, 2, 1. A line has the high ground on its right.
 */
const cases = "- lf fr lr rt rflt ft lt tl tf trfl tr rl rf fl -".split(" ");

/**
 * Finds the contour lines of one height, by marching squares. The edge of the grid counts as infinitely low, so every
 * line is a closed ring.
 */
export function isolines(grid: Grid, level: number): Point[][] {
  const { columns, rows, first, step, heights } = grid;
  const heightAt = (at: number): number => {
    const column = at % columns;
    const isSide = column === 0 || column === columns - 1;
    const isEdge = isSide || at < columns || at >= columns * (rows - 1);
    return isEdge ? -1e6 : (heights[at] ?? -1e6);
  };

  // Links each crossing of a line and a grid edge to the next one. The key of a crossing is twice the index of the point
  // where its edge starts, plus one if the edge leads down.
  const next = new Map<number, number>();
  for (let at = 0; at < columns * (rows - 1); at += 1) {
    const corners = [at, at + 1, at + columns + 1, at + columns];
    const high = corners.reduce((bits, corner) => bits * 2 + Number(heightAt(corner) > level), 0);
    const sides: Record<string, number> = {
      t: at * 2,
      l: at * 2 + 1,
      f: (at + columns) * 2,
      r: (at + 1) * 2 + 1,
    };
    for (const [, from = "", to = ""] of (cases[high] ?? "").matchAll(/(\w)(\w)/g))
      next.set(sides[from] ?? 0, sides[to] ?? 0);
  }

  const placeOf = (crossing: number): Point => {
    const start = Math.floor(crossing / 2);
    const leadsDown = crossing % 2;
    const from = heightAt(start);
    const share = (level - from) / (heightAt(leadsDown ? start + columns : start + 1) - from);
    const column = (start % columns) + (leadsDown ? 0 : share);
    const row = Math.floor(start / columns) + (leadsDown ? share : 0);
    return [first[0] + column * step, first[1] + row * step];
  };

  const rings: Point[][] = [];
  for (let [crossing] = next.keys(); crossing !== undefined; [crossing] = next.keys()) {
    const ring: Point[] = [];
    for (let to = next.get(crossing); to !== undefined; to = next.get(to)) {
      ring.push(placeOf(to));
      next.delete(crossing);
      crossing = to;
    }
    rings.push(ring);
  }
  return rings;
}
