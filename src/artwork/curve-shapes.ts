/** Motifs that are one curve over time: growth, a fall and a recovery, a sawtooth. */
import { type Shape, bell, fine, graph, keel, logistic } from "./motif";
import type { Point } from "./geometry";

/** A rise that dips through seven hollows, each with its leak. */
const hollows: Shape = (plot) => {
  const at = [0.1, 0.21, 0.335, 0.45, 0.57, 0.685, 0.795];
  const deep = [0.16, 0.21, 0.15, 0.24, 0.17, 0.2, 0.14];
  const curve = (u: number) =>
    0.5 +
    0.26 * u * u +
    0.14 * u -
    at.reduce((sum, m, i) => sum + (deep[i] ?? 0) * bell(u, m, 0.032), 0);
  const leaks = at.map((u) => plot(u, curve(u)));
  return {
    strokes: [keel(graph(plot, [0, 0.93], curve))],
    marks: [
      ...leaks.map((leak) => ({ at: leak, kind: "leak" as const })),
      { at: plot(0.93, curve(0.93)), kind: "arrival" },
    ],
    bumps: leaks.map(([x, y]) => ({ at: [x, y] as const, radius: 74, rise: -1.15 })),
  };
};

/** A rise through a regular grid of soundings. */
const readings: Shape = (plot) => {
  const curve = (u: number) => 0.16 + 0.66 * logistic(u, 0.56, 0.36) + 0.02 * Math.sin(u * 13);
  const grid = Array.from({ length: 13 * 8 }, (_, index): [number, number] => [
    ((index % 13) + 0.5) / 13,
    (Math.floor(index / 13) + 0.5) / 8,
  ]);
  const near = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 13);
  return {
    strokes: [keel(graph(plot, [0, 12.5 / 13], curve))],
    soundings: grid.filter(([u, v]) => Math.abs(v - curve(u)) > 0.075).map(([u, v]) => plot(u, v)),
    marks: [
      ...near.map((u) => ({ at: plot(u, curve(u)), kind: "waypoint" as const })),
      { at: plot(12.5 / 13, curve(12.5 / 13)), kind: "arrival" },
    ],
  };
};

/** Copper steps down, then a steady green climb. */
const discount: Shape = (plot) => {
  const stairs = [0.8, 0.69, 0.58, 0.47, 0.36, 0.25].flatMap((v, tread): Point[] => [
    plot(tread * 0.075, v),
    plot((tread + 1) * 0.075, v),
  ]);
  const climb = (u: number) => 0.14 + 0.72 * ((u - 0.45) / 0.48) ** 1.35;
  const start: Point = plot(0.45, 0.14);
  return {
    strokes: [
      { line: [...stairs, start], tone: "copper", weight: 6 },
      keel(graph(plot, [0.45, 0.93], climb)),
    ],
    marks: [
      { at: start, kind: "waypoint" },
      { at: plot(0.93, climb(0.93)), kind: "arrival" },
    ],
  };
};

/** A margin that sinks below its old level, then settles on a higher one. */
const recovery: Shape = (plot) => {
  const low = 0.34;
  const high = 0.72;
  const curve = (u: number) =>
    low - 0.17 * bell(u, 0.3, 0.12) + (high - low) * logistic(u, 0.6, 0.24);
  const level = (v: number) =>
    fine(
      graph(plot, [0, 1], () => v),
      "ink",
      "2 9",
    );
  return {
    strokes: [level(low), level(high), keel(graph(plot, [0, 0.93], curve))],
    marks: [
      { at: plot(0.3, curve(0.3)), kind: "leak" },
      { at: plot(0.93, curve(0.93)), kind: "arrival" },
    ],
  };
};

/** Growth to 3.2 times in a year, to scale above its zero line, with a vertical line for every month. */
const growth: Shape = (plot) => {
  const zero = 0.1;
  const end = 0.92;
  const curve = (u: number) => zero + 0.235 * 3.2 ** ((u / end) ** 1.6);
  const months = Array.from({ length: 13 }, (_, month) => end * (month / 12));
  return {
    strokes: [
      fine([plot(0, zero), plot(end, zero)]),
      ...months.map((u) => fine([plot(u, zero), plot(u, curve(u))], "keel")),
      keel(graph(plot, [0, end], curve)),
    ],
    marks: [{ at: plot(end, curve(end)), kind: "arrival" }],
  };
};

/** A stock sawtooth that settles round a level. */
const sawtooth: Shape = (plot) => {
  const size = (u: number) => 0.06 + 0.33 * Math.exp(-u / 0.34);
  const turns: [number, number][] = [[0, 0.5 + size(0)]];
  let u = 0;
  while (u < 0.93) {
    const width = 0.045 + 0.115 * Math.exp(-u / 0.4);
    const end = Math.min(u + width, 0.94);
    turns.push([end, 0.5 - size(end)], [end, 0.5 + size(end)]);
    u = end;
  }
  turns.splice(-2, 2, [0.94, 0.5]);
  const lows = turns.filter(([, v], index) => index > 0 && v < 0.32);
  const edge = (sign: 1 | -1) =>
    fine(
      graph(plot, [0, 1], (x) => 0.5 + sign * size(x)),
      "ink",
      "2 9",
    );
  return {
    strokes: [edge(1), edge(-1), keel(turns.map(([x, v]) => plot(x, v)))],
    marks: [
      ...lows.map(([x, v]) => ({ at: plot(x, v), kind: "leak" as const })),
      { at: plot(0.94, 0.5), kind: "arrival" },
    ],
  };
};

export const curveShapes = {
  hollows,
  readings,
  discount,
  recovery,
  growth,
  sawtooth,
};
