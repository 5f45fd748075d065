/** Motifs that are several lines together: a forecast, waves, channels, two signals. */
import { type Shape, type Stroke, BOLD, fine, graph, keel, logistic } from "./motif";
import type { Point } from "./geometry";

/** Past sales, then a cone of forecast sales. */
const forecast: Shape = (plot) => {
  const now = 0.47;
  const sold = (u: number) =>
    0.3 +
    0.27 * u +
    (u < now ? 0.085 : 0.04) * Math.sin((u - now) * 24) +
    (u < now ? 0.02 : 0) * Math.sin((u - now) * 55);
  const spread = (u: number, share: number) => share * 0.37 * ((u - now) / (1 - now)) ** 0.8;
  const edges = [1, 0.66, 0.33].flatMap((share) => [
    fine(
      graph(plot, [now, 1], (u) => sold(u) + spread(u, share)),
      "keel",
    ),
    fine(
      graph(plot, [now, 1], (u) => sold(u) - spread(u, share)),
      "keel",
    ),
  ]);
  return {
    strokes: [
      ...edges,
      { line: graph(plot, [now, 1], sold), tone: "keel", weight: 5, dash: "16 12", flush: true },
      keel(graph(plot, [0, now], sold)),
    ],
    marks: [{ at: plot(now, sold(now)), kind: "arrival" }],
  };
};

/** Waves, each higher than the last, with their quieter echoes below. */
const waves: Shape = (plot) => {
  const wave = (u: number, size: number) =>
    0.24 +
    0.2 * u +
    size * (0.05 + 0.42 * u ** 1.5) * (0.5 - 0.5 * Math.cos(u * Math.PI * 10.6)) ** 1.25;
  const crests = [1, 3, 5, 7, 9].map((n) => {
    const near = Array.from({ length: 81 }, (_, i) => n / 10.6 + (i - 40) / 1600);
    return near.reduce((best, u) => (wave(u, 1) > wave(best, 1) ? u : best));
  });
  const echoes = [0.82, 0.64, 0.46, 0.28, 0.1].map((size, order) =>
    fine(
      graph(plot, [0, 1], (u) => wave(u, size) - 0.032 * (order + 1)),
      "keel",
    ),
  );
  return {
    strokes: [...echoes, keel(graph(plot, [0, 1], (u) => wave(u, 1)))],
    marks: crests.map((u) => ({ at: plot(u, wave(u, 1)), kind: "waypoint" })),
  };
};

/** Two records that braid, tighter at each crossing, until they are one. */
const braid: Shape = (plot) => {
  const end = 0.74;
  const middle = (u: number) => 0.46 + 0.14 * logistic(u, 0.84, 0.34);
  const phase = (u: number) => 14 * u + 10 * u * u;
  const apart = (u: number) => 0.32 * Math.max(0, 1 - u / end) ** 1.6 * Math.cos(phase(u));
  const strand = (sign: 1 | -1, from: number, to: number): Stroke => ({
    line: graph(plot, [from, to], (u) => middle(u) + sign * apart(u)),
    tone: sign > 0 ? "keel" : "ink",
    weight: sign > 0 ? BOLD : 6,
  });
  // At every other crossing, the ink line is drawn again on top of the green one, so that the two look woven.
  const crossing = (n: number) => (Math.sqrt(196 + 40 * Math.PI * (n + 0.5)) - 14) / 20;
  const overs = [1, 3].map((n) => strand(-1, crossing(n) - 0.03, crossing(n) + 0.03));
  return {
    strokes: [strand(-1, 0, end), strand(1, 0, 0.93), ...overs],
    marks: [{ at: plot(0.93, middle(0.93)), kind: "arrival" }],
  };
};

/** Many tickets, sorted into three channels. */
const channels: Shape = (plot) => {
  const lanes = [0.76, 0.45, 0.2];
  const order = [0, 1, 0, 0, 2, 0, 1, 0];
  const tickets = Array.from({ length: 24 }, (_, ticket) => ({
    lane: order[ticket % 8] ?? 0,
    from: 0.1 + (0.8 * ticket) / 23,
  }));
  const path = (from: number, to: number) => (u: number) =>
    from + (to - from) * logistic(u, 0.46, 0.32);
  const sorted = (lane: number) =>
    tickets
      .filter((ticket) => ticket.lane === lane)
      .map(({ from }, place, all) => {
        const to = (lanes[lane] ?? 0.5) + (place - (all.length - 1) / 2) * 0.0165;
        return graph(plot, [0, 1], path(from, to));
      });
  const mainLane = sorted(0);
  const middle = Math.floor(mainLane.length / 2);
  return {
    strokes: [
      ...sorted(1).map((line) => fine(line, "ink")),
      ...sorted(2).map((line) => ({ ...fine(line, "copper"), weight: 3.4 })),
      ...mainLane.map((line, place) =>
        place === middle ? { ...keel(line), flush: true } : fine(line, "keel"),
      ),
    ],
  };
};

/** Cohorts whose retention fades, and one whose retention stays high. */
const retention: Shape = (plot) => {
  const fade = (floor: number, pace: number) => (u: number) =>
    floor + (0.9 - floor) * Math.exp(-u / pace);
  const cohorts = Array.from({ length: 9 }, (_, order) =>
    fine(
      graph(plot, [0, 1], fade(0.06 + order * 0.043, 0.1 + order * 0.012)),
      order < 4 ? "copper" : "ink",
    ),
  );
  const loyal = fade(0.62, 0.2);
  return {
    strokes: [...cohorts, keel(graph(plot, [0, 0.94], loyal))],
    marks: [{ at: plot(0.94, loyal(0.94)), kind: "arrival" }],
  };
};

/** Two square waves, for orders and entries in the books: out of step at first, then locked. */
const locking: Shape = (plot) => {
  const signal = (base: number, lag: (beat: number) => number): Point[] =>
    Array.from({ length: 12 }, (_, beat): Point[] => {
      const v = base + (beat % 2 ? 0.15 : 0);
      return [
        plot(beat === 0 ? 0 : beat / 12 + lag(beat), v),
        plot(beat === 11 ? 1 : (beat + 1) / 12 + lag(beat + 1), v),
      ];
    }).flat();
  const slip = (beat: number) => 0.047 * Math.max(0, 1 - beat / 7) * (beat % 2 ? 1 : 0.7);
  const joins = Array.from({ length: 11 }, (_, index) => index + 1);
  return {
    strokes: [
      ...joins.map((beat) =>
        fine(
          [plot(beat / 12, 0.56), plot(beat / 12 + slip(beat), 0.42)],
          slip(beat) > 0.002 ? "copper" : "keel",
        ),
      ),
      { line: signal(0.27, slip), tone: "ink", weight: 6 },
      keel(signal(0.56, () => 0)),
    ],
  };
};

/** Weekly hours of manual work, which sink as automated work rises past them. */
const handover: Shape = (plot) => {
  const hand = (u: number) => 0.14 + 0.6 * (1 - logistic(u, 0.46, 0.34));
  const machine = (u: number) => 0.2 + 0.62 * logistic(u, 0.5, 0.34);
  const weeks = Array.from({ length: 37 }, (_, week) => 0.02 + (week / 36) * 0.91);
  return {
    strokes: [
      ...weeks.map((u) => ({
        line: [plot(u, 0.06), plot(u, hand(u))],
        tone: "copper" as const,
        weight: 4,
        flush: true,
      })),
      keel(graph(plot, [0, 0.93], machine)),
    ],
    marks: [{ at: plot(0.93, machine(0.93)), kind: "arrival" }],
  };
};

export const lineShapes = { forecast, waves, braid, channels, retention, locking, handover };
