import { layOutBars } from "../../../src/charts/bars";
import type { BridgeRow } from "../../../src/lib/bridge-figures";

const barsOf = (rows: readonly BridgeRow[]) =>
  layOutBars(rows).bars.map(({ tone, from, to, level }) => [tone, from, to, level]);

test("each step of a bridge begins where the row before it ended", () => {
  const bridge: BridgeRow[] = [
    { value: 80, total: true },
    { value: -30, tone: "leak" },
    { value: 10, tone: "gain" },
    { value: 60, total: true },
  ];
  expect(layOutBars(bridge).zero).toBe(0);
  expect(barsOf(bridge)).toEqual([
    ["total", 0, 1, 1],
    ["leak", 0.625, 1, 0.625],
    ["gain", 0.625, 0.75, 0.75],
    ["total", 0, 0.75, 0.75],
  ]);
});

test("a step that crosses zero spans both sides of it", () => {
  const belowZero = [{ value: 10, total: true }, { value: -25 }, { value: -15, total: true }];
  expect(layOutBars(belowZero).zero).toBe(0.6);
  expect(barsOf(belowZero)).toEqual([
    ["total", 0.6, 1, 1],
    ["plain", 0, 1, 0],
    ["total", 0, 0.6, 0],
  ]);
});
