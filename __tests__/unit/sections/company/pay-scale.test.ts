import { payScale } from "../../../../src/sections/company/pay-scale";

test("ranges of pay are on one scale, with space at both ends; other words have no range", () => {
  expect(payScale(["$80k-$100k", "$100k-$180k", "To be agreed"])).toEqual([
    { from: 20 / 140, to: 40 / 140 },
    { from: 40 / 140, to: 120 / 140 },
    undefined,
  ]);
});
