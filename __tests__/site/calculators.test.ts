/** Each calculator's page explains its formula with the worked example, in the server's HTML. */
import { formulaOf } from "../../src/calculators/formulas";
import { fill } from "../../src/calculators/template";
import { exampleWords, resultsOf, verdictOf } from "../../src/calculators/words";
import { all, missing, only, pageAt } from "../support/site";

const { calculator: labels } = only("ResourcesPage");
const symbol = labels.currency.choices[0]?.symbol ?? "";

const calculators = all("Calculator").map(({ id, data }) => [`/calculators/${id}/`, data] as const);

test.each(calculators)("%s holds the whole sum of its example", (route, data) => {
  const formula = formulaOf(data.formula);
  const words = exampleWords(formula, data, symbol);
  const results = data.results.map((result) => ({ ...result, none: result.none ?? null }));
  const text = { ...data, results };
  const values = Object.fromEntries(data.inputs.map(({ key, example }) => [key, example]));
  const texts = [
    fill(data.lead, words),
    ...data.inputs.map(({ unit }) => fill(unit, words)),
    ...data.inputs.map(({ key }) => words[key] ?? key),
    ...data.lines.flatMap(({ working, result }) => [fill(working, words), fill(result, words)]),
    ...data.reading.map(({ description }) => fill(description, words)),
    ...resultsOf(text, words).map(({ value }) => value),
    verdictOf(text, formula.work(values), words),
    labels.withoutScript,
    labels.workingNote,
    labels.sources,
  ];
  expect(missing(pageAt(route), texts)).toEqual([]);
});

test.each(calculators)("%s names its sources with links", (route, { sources }) => {
  const { $ } = pageAt(route);
  expect(sources.filter(({ href }) => $(`main a[href="${href}"]`).length !== 1)).toEqual([]);
});

test.each(calculators)("%s draws its example without a script", (route, { chart }) => {
  const { $ } = pageAt(route);
  expect(missing(pageAt(route), [chart.title, chart.caption])).toEqual([]);
  expect($("main figure svg rect, main figure svg polyline").length).toBeGreaterThan(2);
});
