/** The motifs that a composition can name. */
import { courseShapes } from "./course-shapes";
import { curveShapes } from "./curve-shapes";
import { type Shape, bell, fine, graph, keel, logistic } from "./motif";
import { lineShapes } from "./line-shapes";

/** A rise that differs for every id: the seed chooses when it starts, how it sways and where it is lowest. */
const drift: Shape = (plot, random) => {
  const low = 0.2 + 0.2 * random();
  const high = 0.64 + 0.2 * random();
  const turn = 0.35 + 0.35 * random();
  const steep = 0.14 + 0.3 * random();
  const sways = 6 + 12 * random();
  const reach = 0.07 * random();
  const dip = { at: 0.14 + 0.3 * random(), deep: 0.2 * random(), wide: 0.05 + 0.09 * random() };
  const curve = (u: number) =>
    low +
    (high - low) * logistic(u, turn, steep) +
    reach * (1 - u) * Math.sin(u * sways) -
    dip.deep * bell(u, dip.at, dip.wide);
  const line = graph(plot, [0, 0.93], curve);
  const inner = line.slice(20, Math.round(line.length * 0.6));
  const lowest = inner.reduce((best, point) => (point[1] > best[1] ? point : best));
  const leaks = dip.deep > 0.08 ? [{ at: lowest, kind: "leak" as const }] : [];
  return {
    strokes: [fine([plot(0, low), plot(1, low)], "ink", "2 9"), keel(line)],
    marks: [...leaks, { at: plot(0.93, curve(0.93)), kind: "arrival" }],
  };
};

export const shapes = { ...curveShapes, ...lineShapes, ...courseShapes, drift };

export type ShapeName = keyof typeof shapes;
