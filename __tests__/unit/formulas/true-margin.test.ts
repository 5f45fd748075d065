import { trueMargin } from "../../../src/formulas/true-margin";
import { figuresOf, order as store } from "../../support/formula-inputs";

const marginOf = (changed: Partial<typeof store>) => trueMargin.calculate({ ...store, ...changed });

test("an order of $80 leaves $14, as calculated by hand", () => {
  const calculation = trueMargin.calculate(store);
  const results = figuresOf(calculation);
  expect(results.returnCost).toBeCloseTo(69.5);
  expect(results.returns).toBeCloseTo(5.56);
  expect(results.beforeAds).toBeCloseTo(30);
  expect(results.contribution).toBeCloseTo(14);
  expect(results.share).toBeCloseTo(17.5);
  expect(results.breakEvenRoas).toBeCloseTo(80 / 30);
  expect(results.roas).toBeCloseTo(5);
  expect(calculation.names).toEqual({ dearest: "ads" });
  expect(results.dearestShare).toBeCloseTo(20);
  expect(results.tenth).toBeCloseTo(80_000);
  expect(results.yearly).toBeCloseTo(700_000);
});

test.each<[Partial<typeof store>, string | null]>([
  [{ ads: 4 }, "fulfilment"],
  [{ ads: 4, returnsRate: 30 }, "returns"],
  [{ ads: 1, fulfilment: 1, returnsRate: 0 }, "fees"],
  [{ ads: 0, fulfilment: 0, returnsRate: 0, fees: 0 }, null],
])("with %p the dearest cost after goods is %s", (change, dearest) => {
  expect(marginOf(change).names).toEqual({ dearest });
});

test.each<[Partial<typeof store>, string]>([
  [{}, "earns"],
  [{ ads: 30 }, "adsTooDear"],
  [{ ads: 40 }, "adsTooDear"],
  [{ goods: 70 }, "losesBeforeAds"],
])("with %p the outcome is %s", (change, outcome) => {
  expect(marginOf(change).outcome).toBe(outcome);
});

test("a ratio that does not exist is null, not infinite", () => {
  expect(figuresOf(marginOf({ goods: 80 })).breakEvenRoas).toBeNull();
  expect(figuresOf(marginOf({ ads: 0 })).roas).toBeNull();
});

test.each([
  [16, "gain"],
  [40, "leak"],
])("with ads of $%p the chart leads from the price to a %s", (ads, left) => {
  const { steps } = marginOf({ ads }).chart;
  const before = steps.slice(0, -1).reduce((sum, { value }) => sum + value, 0);
  expect(before).toBeCloseTo(steps.at(-1)?.value ?? 0);
  const tones = steps.map(({ tone }) => tone);
  expect(tones).toEqual([undefined, undefined, undefined, undefined, undefined, "leak", left]);
});
