import { layOutBars } from "../../../src/charts/bars";
import type { BridgeRow } from "../../../src/lib/bridge-figures";

const barsOf = (rows: readonly BridgeRow[]) =>
  layOutBars(rows).bars.map(({ tone, from, to, level }) => [tone, from, to, level]);

test("a step that crosses zero spans both sides of it", () => {
  const belowZero = [{ value: 10, total: true }, { value: -25 }, { value: -15, total: true }];
  expect(layOutBars(belowZero).zero).toBe(0.6);
  expect(barsOf(belowZero)).toEqual([
    ["total", 0.6, 1, 1],
    ["plain", 0, 1, 0],
    ["total", 0, 0.6, 0],
  ]);
});
