import { payScale, payTicks } from "../../../../src/sections/company/pay-scale";

test("ranges of pay are on one scale, with space at both ends; other words have no range", () => {
  expect(payScale(["$80k-$100k", "$100k-$180k", "To be agreed"])).toEqual([
    { from: 20 / 140, to: 40 / 140 },
    { from: 40 / 140, to: 120 / 140 },
    undefined,
  ]);
});

test("the scale has round amounts at their places, written as the ranges write theirs", () => {
  expect(payTicks(["To be agreed", "$80k-$100k", "$100k-$180k"])).toEqual([
    { at: 40 / 140, label: "$100k" },
    { at: 90 / 140, label: "$150k" },
  ]);
  expect(payTicks(["€4,000-€5,500"]).map(({ label }) => label)).toEqual([
    "€4,000",
    "€4,500",
    "€5,000",
    "€5,500",
  ]);
});
