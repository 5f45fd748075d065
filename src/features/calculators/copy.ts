/** Turns a calculation into the texts of a page: formats every value and fills in every sentence. */
import type { Formula, Calculation } from "../../formulas/formula";
import { fill, type Values } from "../../lib/fill-names";
import { writeQuantity } from "../../formulas/units";
import type { Problems } from "./calculator-state";

type CalculatorText = Queries.CalculatorFragment;

/** Formats the values of a calculation, by name. */
export function writeValues(
  formula: Formula,
  values: Record<string, number>,
  calculation: Calculation,
  parts: CalculatorText["chart"]["parts"],
): Values {
  const inputs = Object.entries(formula.inputs).map(([name, { unit }]) => [
    name,
    writeQuantity(values[name] ?? 0, unit),
  ]);
  const results = Object.entries(calculation.results).map(([name, [figure, unit]]) => [
    name,
    figure === null ? null : writeQuantity(figure, unit),
  ]);
  const names = Object.entries(calculation.names ?? {}).map(([name, part]) => [
    name,
    parts.find(({ key }) => key === part)?.label ?? null,
  ]);
  return Object.fromEntries([
    ["currency", SITE.currency],
    ...inputs,
    ...results,
    ...names,
  ]) as Values;
}

export const verdictOf = (text: CalculatorText, { outcome }: Calculation, values: Values): string =>
  fill(text.outcomes.find(({ key }) => key === outcome)?.text ?? "", values);

export const resultsOf = (text: CalculatorText, values: Values) =>
  text.results.map(({ label, value, none }) => ({ label, value: fill(value, values, none) }));

const bulletList = (rows: readonly { label: string; value: string }[]): string =>
  rows.map(({ label, value }) => `- ${label}: ${value}`).join("\n");

/**
 * The message that a calculation passes to the contact form.
 * @param template may use {title}, {figures}, {verdict}, {results} and {link}
 */
export const messageOf = (
  template: string,
  text: CalculatorText,
  values: Values,
  calculation: { verdict: string; link: string },
): string =>
  fill(template, {
    ...values,
    ...calculation,
    title: text.title,
    figures: bulletList(
      text.inputs.map(({ key, name }) => ({ label: name, value: values[key] ?? "" })),
    ),
    results: bulletList(resultsOf(text, values)),
  });

/** The values of a calculator's example, for texts that mention it. */
export function exampleValues(
  formula: Formula,
  text: Pick<CalculatorText, "inputs" | "chart">,
): Values {
  const values = Object.fromEntries(text.inputs.map(({ key, example }) => [key, example]));
  return writeValues(formula, values, formula.calculate(values), text.chart.parts);
}

/**
 * Makes the error messages of fields that the visitor has left with a problem.
 * @returns messages by field
 */
export function fieldErrors(
  problems: Problems,
  shownProblems: readonly string[],
  inputs: readonly { key: string; name: string }[],
  rules: Formula["inputs"],
): Record<string, string> {
  const errors = inputs.flatMap(({ key, name }): [string, string][] => {
    const problem = shownProblems.includes(key) ? problems[key] : undefined;
    const rule = rules[key];
    if (!problem || !rule) return [];
    const limit = (value: number) => writeQuantity(value, rule.unit);
    const limits = { name, min: limit(rule.min), max: limit(rule.max) };
    return [[key, fill(WORDS.figureProblems[problem], limits)]];
  });
  return Object.fromEntries(errors);
}
