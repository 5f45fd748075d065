/** Turns a calculation into the texts of a page: formats every value and fills in every sentence. */
import { formulaOf } from "../../formulas/formulas";
import { writeQuantity } from "../../formulas/units";
import { fill, type Values } from "../../lib/fill-names";

type CalculatorText = Queries.CalculatorFragment;

/**
 * Calculates the results of a calculator.
 * @param values the value of each input
 * @returns `texts`, every value by name, for sentences that mention it; the results, the verdict on them and the chart
 */
export function calculate(text: CalculatorText, values: Record<string, number>) {
  const { inputs, calculate: run } = formulaOf(text.formula);
  const { results, names = {}, outcome, chart } = run(values);
  const partOf = (name: string | null) => text.chart.parts.find(({ key }) => key === name)?.label;
  const texts: Values = Object.fromEntries([
    ["currency", SITE.currency],
    ...Object.entries(inputs).map(([name, { unit }]) => [
      name,
      writeQuantity(values[name] ?? 0, unit),
    ]),
    ...Object.entries(results).map(([name, [figure, unit]]) => [
      name,
      figure === null ? null : writeQuantity(figure, unit),
    ]),
    ...Object.entries(names).map(([name, part]) => [name, partOf(part) ?? null]),
  ]);
  return {
    texts,
    results: text.results.map(({ label, value, none }) => ({
      label,
      value: fill(value, texts, none),
    })),
    verdict: fill(text.outcomes.find(({ key }) => key === outcome)?.text ?? "", texts),
    chart,
  };
}

/** The values of a calculator's example, for texts that mention it. */
export const exampleTexts = (text: CalculatorText): Values =>
  calculate(text, Object.fromEntries(text.inputs.map(({ key, example }) => [key, example]))).texts;

const bulletList = (rows: readonly { label: string; value: string | null }[]): string =>
  rows.map(({ label, value }) => `- ${label}: ${value ?? ""}`).join("\n");

/**
 * The message that a calculation passes to the contact form.
 * @param template may use {title}, {figures}, {verdict}, {results} and {link}
 */
export const messageOf = (
  template: string,
  { title, inputs }: CalculatorText,
  { texts, results, verdict }: ReturnType<typeof calculate>,
  link: string,
): string =>
  fill(template, {
    ...texts,
    title,
    verdict,
    link,
    figures: bulletList(
      inputs.map(({ key, name }) => ({ label: name, value: texts[key] ?? null })),
    ),
    results: bulletList(results),
  });
