/** A place on the drawing, in pixels from its top left corner. */
export type Point = readonly [x: number, y: number];

export type Line = readonly Point[];

const round = (value: number): string => String(Math.round(value * 10) / 10);

export function straightPath(line: Line): string {
  const stops = line.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
  return stops && `M${stops}`;
}

/** A smooth line through every given point (a Catmull-Rom spline). */
export function through(points: Line): Point[] {
  const detail = 40;
  const spans = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const before = points[index - 1] ?? mirror(start, end);
    const after = points[index + 2] ?? mirror(end, start);
    return Array.from({ length: detail }, (_, step) =>
      splinePoint([before, start, end, after], step / detail),
    );
  });
  return [...spans.flat(), ...points.slice(-1)];
}

const mirror = (centre: Point, other: Point): Point => [
  2 * centre[0] - other[0],
  2 * centre[1] - other[1],
];

function splinePoint([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const along = (axis: 0 | 1) =>
    b[axis] +
    ((c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3) /
      2;
  return [along(0), along(1)];
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The square of the distance from a place to the nearest part of a line. */
function squaredDistance(x: number, y: number, line: Line): number {
  let nearest = Infinity;
  let [fromX, fromY] = line[0] ?? [Infinity, Infinity];
  for (const to of line) {
    const runX = to[0] - fromX;
    const runY = to[1] - fromY;
    const squared = runX * runX + runY * runY;
    const share = squared ? ((x - fromX) * runX + (y - fromY) * runY) / squared : 0;
    const clamped = Math.min(1, Math.max(0, share));
    const awayX = fromX + clamped * runX - x;
    const awayY = fromY + clamped * runY - y;
    nearest = Math.min(nearest, awayX * awayX + awayY * awayY);
    fromX = to[0];
    fromY = to[1];
  }
  return nearest;
}

/** The distance from a place to the nearest part of any of the lines. */
export function distanceToLines([x, y]: Point, lines: readonly Line[]): number {
  const squares = lines.map((line) => squaredDistance(x, y, line));
  return Math.sqrt(Math.min(Infinity, ...squares));
}

/** Traces a line of the given length in pixels, whose direction at each share of it is `heading(share)`, in radians. */
export function sail(start: Point, length: number, heading: (share: number) => number): Point[] {
  const course: Point[] = [start];
  let [x, y] = start;
  const pieces = Math.round(length / 4);
  for (let piece = 0; piece < pieces; piece += 1) {
    const angle = heading((piece + 0.5) / pieces);
    x += (Math.cos(angle) * length) / pieces;
    y -= (Math.sin(angle) * length) / pieces;
    course.push([x, y]);
  }
  return course;
}
