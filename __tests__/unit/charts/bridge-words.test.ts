import { bridgeWords } from "../../../src/charts/bridge-words";
import type { BridgeRow } from "../../../src/lib/bridge-figures";

const rows: BridgeRow[] = [
  { value: 100, total: true },
  { value: -50 },
  { value: -29 },
  { value: -5, tone: "leak" },
  { value: -4, tone: "leak" },
  { value: 12, total: true },
  { value: 4, tone: "gain" },
  { value: 16, total: true },
];

test("amounts have the bridge's unit, and quotients are rounded", () => {
  expect(bridgeWords(rows, 4_000_000, "$")).toEqual({
    revenue: "$100",
    costs: "$79",
    leaks: "$9",
    before: "$12",
    recovered: "$4",
    after: "$16",
    more: "33%",
    yearlySales: "$4M",
    yearly: "$160,000",
    monthly: "$13,333",
  });
});

test("yearly sales are written in millions only if no digit is lost", () => {
  const sales = (value: number) => bridgeWords(rows, value, "$").yearlySales;
  expect([2_500_000, 2_540_000, 900_000].map(sales)).toEqual(["$2.5M", "$2,540,000", "$900,000"]);
  expect(bridgeWords(rows, 4_000_000, "$k").yearlySales).toBe("$4,000,000k");
});

test("a figure that the rows do not give is null", () => {
  expect(bridgeWords(rows.slice(0, 6), 4_000_000, "$")).toMatchObject({
    ...{ before: null, recovered: null, more: null, yearly: null, monthly: null },
    after: "$12",
  });
});
