import { automationPayback } from "../../../src/formulas/automation-payback";
import { figuresOf, task } from "../../support/formula-inputs";

test("60 hours at $32, of which 70% can go, pay $9,000 back in month 8", () => {
  const result = figuresOf(automationPayback.calculate(task));
  expect(result.hoursSaved).toBeCloseTo(42);
  expect(result.grossSaving).toBeCloseTo(1344);
  expect(result.monthlySaving).toBeCloseTo(1194);
  expect(result.paybackExact).toBeCloseTo(7.54, 2);
  expect(result.paybackMonth).toBe(8);
  expect(result.threeYearValue).toBeCloseTo(33_984);
  expect(result.halfSaving).toBeCloseTo(522);
  expect(result.halfMonth).toBe(18);
  expect(result.zeroShare).toBeCloseTo(20.83, 2);
});

test.each<[Partial<typeof task>, number | null, string]>([
  [{}, 8, "withinYear"],
  [{ buildCost: 1194 * 12 }, 12, "withinYear"],
  [{ buildCost: 1194 * 12 + 1 }, 13, "withinTwo"],
  [{ buildCost: 1194 * 24 }, 24, "withinTwo"],
  [{ buildCost: 1194 * 24 + 1 }, 25, "later"],
  [{ buildCost: 0 }, 1, "withinYear"],
  [{ runningCost: 1344 }, null, "never"],
  [{ share: 0 }, null, "never"],
])("with %p the payback month is %p: %s", (change, month, outcome) => {
  const calculation = automationPayback.calculate({ ...task, ...change });
  expect(figuresOf(calculation).paybackMonth).toBe(month);
  expect(calculation.outcome).toBe(outcome);
});

test("an exact number of months is not rounded up because of a floating-point error", () => {
  const change = { hours: 0.3, hourlyCost: 1, share: 100, runningCost: 0.2, buildCost: 0.3 };
  expect(figuresOf(automationPayback.calculate(change)).paybackMonth).toBe(3);
});

test("the bridge leads from the build cost to the three-year value", () => {
  const values = automationPayback.calculate(task).chart.steps.map(({ value }) => value);
  expect(values).toHaveLength(5);
  expect(values.slice(0, -1).reduce((sum, value) => sum + value)).toBeCloseTo(values.at(-1) ?? 0);
});
