import { legsOf } from "../../../../src/sections/company/process-weeks";
import { payScale } from "../../../../src/sections/company/pay-scale";

test("the steps of the plan follow one another, each as long as it may take; one in other words has no end", () => {
  expect(legsOf(["1-2 weeks", "3 weeks", "Ongoing"])).toEqual({
    legs: [
      { start: 0, least: 1, most: 2 },
      { start: 2, least: 3, most: 3 },
      { start: 5, least: 0, most: 0 },
    ],
    weeks: 5,
  });
});

test("ranges of pay stand on one scale, with room at both ends; other words stand beside it", () => {
  expect(payScale(["$80k-$100k", "$100k-$180k", "To be agreed"])).toEqual([
    { from: 20 / 140, to: 40 / 140 },
    { from: 40 / 140, to: 120 / 140 },
    undefined,
  ]);
});
