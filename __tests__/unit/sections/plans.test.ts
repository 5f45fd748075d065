import { legsOf } from "../../../src/sections/legs";
import { payScale } from "../../../src/sections/pay-scale";
import { nodesOf } from "../../support/content";

test("the legs of the plan follow one another, each as long as it may take", () => {
  expect(legsOf(["1-2 weeks", "3 weeks", "Ongoing"])).toEqual({
    legs: [
      { start: 0, least: 1, most: 2 },
      { start: 2, least: 3, most: 3 },
      { start: 5, least: 0, most: 0 },
    ],
    weeks: 5,
  });
});

test("every duration of content is understood: the last step alone has no end", () => {
  const steps = nodesOf<{ duration: string }>("ProcessStep");
  const { legs, weeks } = legsOf(steps.map(({ duration }) => duration));
  expect(legs.map(({ most }) => most > 0)).toEqual([true, true, true, true, false]);
  expect(weeks).toBe(15);
});

test("ranges of pay stand on one scale, with room at both ends", () => {
  expect(payScale(["$80k-$100k", "$100k-$180k", "To be agreed"])).toEqual([
    { from: 20 / 140, to: 40 / 140 },
    { from: 40 / 140, to: 120 / 140 },
    undefined,
  ]);
});

test("every salary of content is a range", () => {
  const jobs = nodesOf<{ salary: string }>("Job");
  expect(payScale(jobs.map(({ salary }) => salary))).not.toContain(undefined);
});
