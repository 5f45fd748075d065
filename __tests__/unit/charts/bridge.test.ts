import { layOutBars } from "../../../src/charts/bridge";
import type { BridgeRow } from "../../../src/lib/bridge-figures";

const spans = (rows: readonly BridgeRow[], stacked?: boolean) =>
  layOutBars(rows, stacked).bars.map(({ from, to, tone }) => [from, to, tone]);

const bridge: BridgeRow[] = [
  { value: 80, total: true },
  { value: -30, tone: "leak" },
  { value: 10, tone: "gain" },
  { value: 60, total: true },
];

const belowZero: BridgeRow[] = [
  { value: 10, total: true },
  { value: -25 },
  { value: -15, total: true },
];

test("each step of a bridge begins where the row before it ended", () => {
  expect(spans(bridge)).toEqual([
    [0, 80, "total"],
    [50, 80, "leak"],
    [50, 60, "gain"],
    [0, 60, "total"],
  ]);
});

test("a step that crosses zero spans both sides of it", () => {
  expect(spans(belowZero)).toEqual([
    [0, 10, "total"],
    [-15, 10, "plain"],
    [-15, 0, "total"],
  ]);
});

test("the scale includes every bar and zero, and gives the level where the next step begins", () => {
  const { bars, zero } = layOutBars(bridge);
  expect(zero).toBe(0);
  expect(bars.map(({ start, end, level }) => [start, end, level])).toEqual([
    [0, 1, 1],
    [0.625, 1, 0.625],
    [0.625, 0.75, 0.75],
    [0, 0.75, 0.75],
  ]);
  const below = layOutBars(belowZero);
  expect(below.zero).toBe(0.6);
  expect(below.bars.map(({ start, end, level }) => [start, end, level])).toEqual([
    [0.6, 1, 1],
    [0, 1, 0],
    [0, 0.6, 0],
  ]);
});
