import {
  trueMargin,
  trueMarginFormula,
  type TrueMarginInputs,
} from "../../../src/formulas/true-margin";
import { order as store } from "../../support/formula-inputs";

test("an order of $80 leaves $14, as calculated by hand", () => {
  const { results, dearest } = trueMargin(store);
  expect(results.returnCost).toBeCloseTo(69.5);
  expect(results.returns).toBeCloseTo(5.56);
  expect(results.beforeAds).toBeCloseTo(30);
  expect(results.contribution).toBeCloseTo(14);
  expect(results.share).toBeCloseTo(17.5);
  expect(results.breakEvenRoas).toBeCloseTo(80 / 30);
  expect(results.roas).toBeCloseTo(5);
  expect(dearest).toBe("ads");
  expect(results.dearestShare).toBeCloseTo(20);
  expect(results.tenth).toBeCloseTo(80_000);
  expect(results.yearly).toBeCloseTo(700_000);
});

test.each<[Partial<TrueMarginInputs>, string | null]>([
  [{ ads: 4 }, "fulfilment"],
  [{ ads: 4, returnsRate: 30 }, "returns"],
  [{ ads: 1, fulfilment: 1, returnsRate: 0 }, "fees"],
  [{ ads: 0, fulfilment: 0, returnsRate: 0, fees: 0 }, null],
])("with %p the dearest cost after goods is %s", (change, dearest) => {
  expect(trueMargin({ ...store, ...change }).dearest).toBe(dearest);
});

test.each<[Partial<TrueMarginInputs>, string]>([
  [{}, "earns"],
  [{ ads: 30 }, "adsTooDear"],
  [{ ads: 40 }, "adsTooDear"],
  [{ goods: 70 }, "losesBeforeAds"],
])("with %p the outcome is %s", (change, outcome) => {
  expect(trueMarginFormula.calculate({ ...store, ...change }).outcome).toBe(outcome);
});

test("a ratio that does not exist is null, not infinite", () => {
  expect(trueMargin({ ...store, goods: 80 }).results.breakEvenRoas).toBeNull();
  expect(trueMargin({ ...store, ads: 0 }).results.roas).toBeNull();
});

test.each([
  [16, "gain"],
  [40, "leak"],
])("with ads of $%p the chart leads from the price to a %s", (ads, left) => {
  const { chart, results } = trueMarginFormula.calculate({ ...store, ads });
  const { steps } = chart;
  const before = steps.slice(0, -1).reduce((sum, { value }) => sum + value, 0);
  expect([before, steps.at(-1)?.value]).toEqual([
    expect.closeTo(results.contribution),
    results.contribution,
  ]);
  const tones = steps.map((step) => ("tone" in step ? step.tone : undefined));
  expect(tones).toEqual([undefined, undefined, undefined, undefined, undefined, "leak", left]);
});
