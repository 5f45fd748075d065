import {
  customerValue,
  customerValueFormula,
  type CustomerValueInputs,
} from "../../../src/formulas/customer-value";

const store: CustomerValueInputs = {
  order: 70,
  frequency: 2.5,
  margin: 40,
  retention: 60,
  acquisition: 50,
  newCustomers: 4000,
};

test("a customer who brings $70 a year and stays 2.5 years is worth $175", () => {
  const result = customerValue(store);
  expect(result.yearlyMargin).toBeCloseTo(70);
  expect(result.years).toBeCloseTo(2.5);
  expect(result.ltv).toBeCloseTo(175);
  expect(result.ltvToCac).toBeCloseTo(3.5);
  expect(result.payback).toBeCloseTo(8.57, 2);
  expect(result.fiveLtv).toBeCloseTo(200);
  expect(result.fiveGain).toBeCloseTo(25);
  expect(result.fiveWorth).toBeCloseTo(100_000);
});

test.each([
  [94, 7000],
  [95, null],
  [99, null],
])("at a retention of %p% the value with five points more is %p", (retention, value) => {
  expect(customerValue({ ...store, retention }).fiveLtv).toBe(value);
});

test("without a margin the acquisition cost is never paid back", () => {
  const result = customerValue({ ...store, margin: 0 });
  expect(result).toMatchObject({ ltv: 0, payback: null, fiveShare: null, cashOut: null });
});

test.each<[number, string]>([
  [200, "below"],
  [175, "thin"],
  [50, "sound"],
])("at an acquisition cost of %p the value is %s", (acquisition, outcome) => {
  expect(customerValueFormula.calculate({ ...store, acquisition }).outcome).toBe(outcome);
});

test("a value of exactly three times the acquisition cost is sound", () => {
  const exact = customerValueFormula.calculate({ ...store, order: 60 });
  expect(exact.results.ltvToCac).toBe(3);
  expect(exact.outcome).toBe("sound");
});

test("the years of the chart add up to the lifetime value, from which the acquisition cost goes", () => {
  const { steps } = customerValueFormula.calculate(store).chart;
  const values = steps.map(({ value }) => Math.round(value * 100) / 100);
  expect(values).toEqual([70, 42, 25.2, 37.8, 175, -50, 125]);
});
