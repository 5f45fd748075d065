/** The sea beds that a composition can name. */
import type { Relief } from "./relief";

const open: Relief = {
  swell: 520,
  rough: 0.34,
  stretch: 1,
  turn: 0,
  tilt: [0, 0],
  along: { rise: 0, reach: 1 },
  noise: 1,
  depths: [4, 52],
  halfInterval: 2,
};

export const reliefs = {
  /** Quiet water with single hollows. */
  basin: { ...open, swell: 700, rough: 0.22, noise: 0.55, depths: [6, 50] },
  /** A shelf that falls evenly to one side. */
  shelf: { ...open, swell: 640, rough: 0.25, tilt: [0.6, 3.2], noise: 0.6, depths: [-5, 56] },
  /** A deep fairway along the curve. */
  channel: { ...open, swell: 480, along: { rise: -2.6, reach: 190 }, noise: 0.8, depths: [-7, 43] },
  /** Long banks, one behind the other. */
  banks: { ...open, swell: 330, rough: 0.26, stretch: 3.4, turn: -0.2, depths: [2, 42] },
  /** Single islands in deep water. */
  islands: { ...open, swell: 560, rough: 0.3, noise: 0.5, depths: [-14, 44] },
  /** A bank that the curve follows. */
  ridge: { ...open, swell: 520, along: { rise: 2.6, reach: 170 }, noise: 0.75, depths: [1, 54] },
  /** Terraces that echo the curve all over the drawing. */
  terraces: { ...open, swell: 600, along: { rise: 4, reach: 420 }, noise: 0.28, depths: [2, 56] },
  coast: { ...open, swell: 470, rough: 0.36, tilt: [2.4, 0.6], depths: [-9, 36] },
  /** A fairway through dry land. */
  fjord: { ...open, swell: 420, along: { rise: -4.2, reach: 150 }, noise: 0.8, depths: [-12, 32] },
  /** Shallow flats, tinted from edge to edge. */
  flats: { ...open, swell: 560, rough: 0.3, depths: [-3, 21], halfInterval: 1 },
} satisfies Record<string, Relief>;

export type ReliefName = keyof typeof reliefs;
