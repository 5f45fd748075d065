/** Tests for every formula, and for the calculators that show it. */
import { formulaNames, formulaOf, quantitiesOf } from "../../../src/formulas/formulas";
import { fill, placeholdersOf } from "../../../src/lib/fill-names";
import { calculate, exampleTexts } from "../../../src/features/calculators/calculation";
import type { Data } from "../../../src/model/kinds";
import { nodesOf } from "../../support/content";
import { figuresOf } from "../../support/formula-inputs";

/**
 * All combinations of figures for the inputs of a formula.
 * @param pick the figures of an input: by default the lowest, the middle and the highest
 */
function extremes(
  name: (typeof formulaNames)[number],
  pick = ({ min, max }: { min: number; max: number }) => [min, (min + max) / 2, max],
): Record<string, number>[] {
  const inputs = Object.entries(formulaOf(name).inputs);
  return inputs.reduce<Record<string, number>[]>(
    (all, [key, rule]) =>
      all.flatMap((values) => pick(rule).map((value) => ({ ...values, [key]: value }))),
    [{}],
  );
}

describe.each(formulaNames)("%s", (name) => {
  const formula = formulaOf(name);

  test("gives a finite figure or null for all combinations of extreme inputs", () => {
    const wrong = extremes(name).filter((values) => {
      const calculation = formula.calculate(values);
      const { outcome, chart } = calculation;
      const figures = Object.values(figuresOf(calculation)).every(
        (value) => value === null || Number.isFinite(value),
      );
      const drawn = chart.steps.every(({ value }) => Number.isFinite(value));
      return !figures || !drawn || !formula.outcomes.includes(outcome);
    });
    expect(wrong).toEqual([]);
  });

  test("names no quantity twice", () => {
    const names = quantitiesOf(formula);
    expect(new Set(names).size).toBe(names.length);
  });
});

type Calculator = Data<"Calculator"> & Queries.CalculatorFragment;

describe.each(
  nodesOf<Calculator>("Calculator").map((calculator) => [calculator.title, calculator] as const),
)("%s", (_title, calculator) => {
  test("fills every text of its example with figures", () => {
    const shown = exampleTexts(calculator);
    const texts = [
      ...calculator.lines.flatMap(({ working, result }) => [working, result]),
      ...calculator.results.map(({ value }) => value),
    ];
    expect(texts.filter((text) => /[{}–]/.test(fill(text, shown)))).toEqual([]);
    expect(texts.some((text) => placeholdersOf(text).length > 0)).toBe(true);
  });

  test("shows complete texts for all combinations of extreme inputs", () => {
    const ends = extremes(calculator.formula, ({ min, max }) => [min, max]);
    const wrong = ends.flatMap((values) => {
      const { texts: shown, results, verdict } = calculate(calculator, values);
      const texts = [
        verdict,
        ...results.map(({ value }) => value),
        ...calculator.lines.map(({ result, none }) => fill(result, shown, none)),
      ];
      return texts.filter((text) => text === "" || /NaN|Infinity|undefined|null|[{}]|–/.test(text));
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
});
