/** What holds for every formula, and for the real content that puts words to it. */
import { formulaNames, formulaOf, quantitiesOf } from "../../../src/calculators/formulas";
import { fill, placeholdersOf } from "../../../src/calculators/template";
import { exampleWords, resultsOf, verdictOf, wordsOf } from "../../../src/calculators/words";
import type { Data } from "../../../src/content/kinds";
import { nodesOf } from "../../support/content";

/** The lowest, the highest and the middle figure of every input, each with each. */
function extremes(name: (typeof formulaNames)[number]): Record<string, number>[] {
  const inputs = Object.entries(formulaOf(name).inputs);
  return inputs.reduce<Record<string, number>[]>(
    (all, [key, { min, max }]) =>
      all.flatMap((values) =>
        [min, (min + max) / 2, max].map((value) => ({ ...values, [key]: value })),
      ),
    [{}],
  );
}

describe.each(formulaNames)("%s", (name) => {
  const formula = formulaOf(name);

  test("gives a figure or nothing at every corner of what may be typed", () => {
    const wrong = extremes(name).filter((values) => {
      const { results, outcome, drawing } = formula.work(values);
      const figures = Object.values(results).every(
        (value) => value === null || Number.isFinite(value),
      );
      const drawn =
        drawing.kind === "bridge"
          ? drawing.steps.every(({ value }) => Number.isFinite(value))
          : drawing.lines.every(({ perMonth }) => Number.isFinite(perMonth));
      return !figures || !drawn || !formula.outcomes.includes(outcome);
    });
    expect(wrong).toEqual([]);
  });

  test("gives every result that it declares, and draws only parts that it declares", () => {
    const [values = {}] = extremes(name);
    const { results, names, drawing } = formula.work(values);
    expect(Object.keys(results).sort()).toEqual(Object.keys(formula.results).sort());
    expect(Object.keys(names)).toEqual([...formula.names]);
    const drawn =
      drawing.kind === "bridge" ? drawing.steps : [...drawing.lines, ...drawing.stations];
    expect(drawn.map(({ part }) => part).sort()).toEqual([...formula.parts].sort());
  });

  test("names no quantity twice", () => {
    const names = quantitiesOf(formula);
    expect(new Set(names).size).toBe(names.length);
  });
});

type Calculator = Data<"Calculator"> & Queries.CalculatorSheetFragment;

describe.each(
  nodesOf<Calculator>("Calculator").map((calculator) => [calculator.title, calculator] as const),
)("%s", (_title, calculator) => {
  const formula = formulaOf(calculator.formula);

  test("fills every text of its example with figures", () => {
    const words = exampleWords(formula, calculator, "$");
    const texts = [
      ...calculator.lines.flatMap(({ working, result }) => [working, result]),
      ...calculator.results.map(({ value }) => value),
    ];
    expect(texts.filter((text) => /[{}–]/.test(fill(text, words)))).toEqual([]);
    expect(texts.some((text) => placeholdersOf(text).length > 0)).toBe(true);
  });

  test("says something whole at every corner of what may be typed", () => {
    const wrong = extremes(calculator.formula).flatMap((values) => {
      const worked = formula.work(values);
      const words = wordsOf(formula, values, worked, "€", calculator.chart.parts);
      const said = [
        verdictOf(calculator, worked, words),
        ...resultsOf(calculator, words).map(({ value }) => value),
        ...calculator.lines.map(({ result, none }) => fill(result, words, none)),
      ];
      return said.filter((text) => text === "" || /NaN|Infinity|undefined|null|[{}]|–/.test(text));
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
});

/** The worked examples as they can be checked with a pencil; a change of a formula must be meant. */
test.each([
  [
    0,
    ["$69.50", "$5.56", "$30.00", "$14.00", "17.5%", "2.67", "5.00"],
    ["Ads, 20% of the order", "$80,000 a year"],
  ],
  [
    1,
    ["42 hours a month", "$1,344 a month", "$1,194 a month", "month 8", "$33,984"],
    ["month 18", "20.8%"],
  ],
  [
    2,
    ["$70.00", "2.5 years", "$175.00", "3.5", "8.6 months"],
    ["$200.00", "$100,000 for each year's customers"],
  ],
])("the example of calculator %# comes out as it always has", (index, first, rest) => {
  const calculator = nodesOf<Calculator>("Calculator")[index];
  if (!calculator) throw new Error("There is no such calculator.");
  const words = exampleWords(formulaOf(calculator.formula), calculator, "$");
  expect(calculator.lines.map(({ result, none }) => fill(result, words, none))).toEqual([
    ...first,
    ...rest,
  ]);
});
