/** Motifs that are a ship's course across the sea: a loop, a fork, routes. */
import { type Shape, fine, graph, keel, logistic } from "./motif";
import { sail, through } from "./geometry";

/** A course that turns back on itself round an island, then rises. */
const loop: Shape = (plot) => {
  const start = plot(0, 0.18);
  const width = plot(1, 0)[0] - start[0];
  const turn = (share: number) => {
    const turned = Math.min(1, Math.max(0, (share - 0.15) / 0.73));
    return (2 * Math.PI + 0.7) * turned * turned * (3 - 2 * turned);
  };
  const line = sail(start, width * 1.916, turn);
  const arrival = line.at(-1) ?? start;
  const ring = line.slice(Math.round(line.length * 0.34), Math.round(line.length * 0.68));
  const back = ring.reduce((top, point) => (point[1] < top[1] ? point : top));
  const mean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
  return {
    strokes: [keel(line)],
    marks: [
      { at: back, kind: "leak" },
      { at: arrival, kind: "arrival" },
    ],
    bumps: [{ at: [mean(0), mean(1)], radius: width * 0.07, rise: 2.8 }],
  };
};

/** One trunk, two branches: the test that pays and the one that does not. */
const fork: Shape = (plot) => {
  const trunk = (u: number) => 0.4 + 0.02 * Math.sin(u * 12);
  const win = (u: number) => trunk(u) + 0.44 * (logistic(u, 0.66, 0.3) - logistic(0.36, 0.66, 0.3));
  const flat = (u: number) =>
    0.4 - 0.14 * (logistic(u, 0.5, 0.16) - logistic(0.36, 0.5, 0.16)) - (0.4 - trunk(0.36));
  const paid = keel([...graph(plot, [0, 0.36], trunk), ...graph(plot, [0.36, 0.93], win)]);
  return {
    // The green line is drawn twice so that the branch leaves it without a gap.
    strokes: [
      paid,
      { line: graph(plot, [0.36, 0.93], flat), tone: "copper", weight: 6 },
      { ...paid, flush: true },
    ],
    marks: [
      { at: plot(0.36, trunk(0.36)), kind: "waypoint" },
      { at: plot(0.93, flat(0.93)), kind: "arrival", tone: "copper" },
      { at: plot(0.93, win(0.93)), kind: "arrival" },
    ],
    bumps: [{ at: plot(0.77, 0.46), radius: 130, rise: 2 }],
  };
};

/** Several routes through islands to one harbour; the chosen one is bold. */
const routes: Shape = (plot) => {
  const start = plot(0.07, 0.24);
  const harbour = plot(0.92, 0.74);
  const via = (offsets: readonly (readonly [number, number])[]) =>
    through([start, ...offsets.map(([u, v]) => plot(u, v)), harbour]);
  const others = [
    via([
      [0.16, 0.62],
      [0.36, 0.88],
      [0.66, 0.9],
    ]),
    via([
      [0.24, 0.44],
      [0.44, 0.7],
      [0.68, 0.72],
    ]),
    via([
      [0.34, 0.18],
      [0.6, 0.12],
      [0.84, 0.34],
    ]),
  ];
  const islands = [
    [0.28, 0.66, 105],
    [0.5, 0.28, 120],
    [0.72, 0.5, 105],
    [0.56, 0.8, 70],
  ] as const;
  return {
    strokes: [
      ...others.map((line, index) => fine(line, index === 2 ? "copper" : "ink", "14 9")),
      keel(
        via([
          [0.26, 0.36],
          [0.43, 0.5],
          [0.62, 0.66],
          [0.78, 0.66],
        ]),
      ),
    ],
    marks: [
      { at: start, kind: "waypoint" },
      { at: harbour, kind: "arrival" },
    ],
    bumps: islands.map(([u, v, radius]) => ({ at: plot(u, v), radius, rise: 2.4 })),
  };
};

/** Five stages, each a little higher than the one before. */
const stages: Shape = (plot) => {
  // All are to the right of the words beside the drawing.
  const stops = [0.44, 0.56, 0.68, 0.8, 0.92];
  const course = (u: number) =>
    stops
      .slice(0, -1)
      .reduce((height, stop) => height + 0.13 * logistic(u, stop + 0.06, 0.065), 0.22);
  return {
    strokes: [keel(graph(plot, [0.04, 0.92], course))],
    marks: stops.map((stop, index) => ({
      at: plot(stop, course(stop)),
      kind: index === stops.length - 1 ? "arrival" : "waypoint",
    })),
  };
};

export const courseShapes = { loop, fork, routes, stages };
