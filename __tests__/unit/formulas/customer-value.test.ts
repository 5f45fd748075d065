import { customerValue } from "../../../src/formulas/customer-value";
import { customer as store, figuresOf } from "../../support/formula-inputs";

const valueOf = (changed: Partial<typeof store>) =>
  figuresOf(customerValue.calculate({ ...store, ...changed }));

test.each<[Partial<typeof store>, ltv: number, ratio: number, fiveWorth: number]>([
  // 70 + 42 + 25.20 + 15.12 + 9.072; with 65%: 70 + 45.50 + 29.575 + 19.22375 + 12.4954375.
  [{}, 161.392, 3.22784, 61_608.75],
  [
    { order: 95, frequency: 1.8, margin: 34, retention: 85, acquisition: 62, newCustomers: 9000 },
    215.62,
    3.478,
    202_224,
  ],
])("counts five years of margin: %j", (changed, ltv, ratio, fiveWorth) => {
  const result = valueOf(changed);
  expect(result.ltv).toBeCloseTo(ltv, 2);
  expect(result.ltvToCac).toBeCloseTo(ratio, 3);
  expect(Math.abs((result.fiveWorth ?? 0) - fiveWorth)).toBeLessThan(1);
});

test.each([
  [95, 350],
  [96, null],
])("at a retention of %p% the value with five points more is %p", (retention, value) => {
  expect(valueOf({ retention }).fiveLtv).toBe(value);
});

test("without a margin the acquisition cost is never paid back", () => {
  const result = valueOf({ margin: 0 });
  expect(result).toMatchObject({ ltv: 0, payback: null, fiveShare: null, cashOut: null });
});

test.each<[number, string]>([
  [162, "below"],
  [161, "thin"],
  [50, "sound"],
])("at an acquisition cost of %p the value is %s", (acquisition, outcome) => {
  expect(customerValue.calculate({ ...store, acquisition }).outcome).toBe(outcome);
});

test("a value of exactly three times the acquisition cost is sound", () => {
  const exact = { ...store, retention: 0, order: 60, acquisition: 20 };
  expect(customerValue.calculate(exact).outcome).toBe("sound");
});

test("the years of the chart add up to the lifetime value, from which the acquisition cost goes", () => {
  const { steps } = customerValue.calculate(store).chart;
  const values = steps.map(({ value }) => Math.round(value * 100) / 100);
  expect(values).toEqual([70, 42, 25.2, 15.12, 9.07, 161.39, -50, 111.39]);
  expect(steps.flatMap(({ part, total }) => (total ? [part] : []))).toEqual(["ltv", "profit"]);
});
