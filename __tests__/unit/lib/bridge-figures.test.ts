import { bridgeFigures, type BridgeRow } from "../../../src/lib/bridge-figures";

const rows: BridgeRow[] = [
  { value: 200, total: true },
  { value: -90 },
  { value: -30 },
  { value: -20, tone: "leak" },
  { value: -10, tone: "leak" },
  { value: 50, total: true },
  { value: 15, tone: "gain" },
  { value: 65, total: true },
];

test("all figures are computed from the rows and the yearly sales", () => {
  expect(bridgeFigures(rows, 480_000)).toEqual({
    revenue: 200,
    costs: 120,
    leaks: 30,
    before: 50,
    recovered: 15,
    after: 65,
    more: 30,
    yearlySales: 480_000,
    yearly: 36_000,
    monthly: 3_000,
  });
});

test("a bridge without a gain has no figures about a gain", () => {
  expect(bridgeFigures(rows.slice(0, 6), 480_000)).toMatchObject({
    leaks: 30,
    after: 50,
    before: null,
    recovered: null,
    more: null,
    yearly: null,
    monthly: null,
  });
});
