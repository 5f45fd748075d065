import { formulaOf } from "../../../../src/formulas/formulas";
import { writeLink } from "../../../../src/features/calculators/inputs-in-hash";
import { messageOf, verdictOf, writeValues } from "../../../../src/features/calculators/copy";
import { readContactState } from "../../../../src/features/forms/navigation-state";
import { nodeOf, nodesOf } from "../../../support/content";

const { calculator: labels } = nodeOf<{ calculator: { message: string } }>("ResourcesPage");

const messageWith = (calculator: Queries.CalculatorFragment, pick: "min" | "max") => {
  const formula = formulaOf(calculator.formula);
  const values = Object.fromEntries(
    Object.entries(formula.inputs).map(([name, rule]) => [name, rule[pick]]),
  );
  const calculation = formula.calculate(values);
  const texts = writeValues(formula, values, calculation, calculator.chart.parts);
  const link = `https://www.example.com/calculators/any/${writeLink(formula.inputs, values)}`;
  const verdict = verdictOf(calculator, calculation, texts);
  return messageOf(labels.message, calculator, texts, { verdict, link });
};

test.each(
  nodesOf<Queries.CalculatorFragment>("Calculator").map(
    (calculator) => [calculator.title, calculator] as const,
  ),
)("the message of the %s is complete, and the contact form accepts it", (title, calculator) => {
  for (const pick of ["min", "max"] as const) {
    const message = messageWith(calculator, pick);
    expect(message).toContain(title);
    for (const { name } of calculator.inputs) expect(message).toContain(`- ${name}: `);
    for (const { label } of calculator.results) expect(message).toContain(`- ${label}: `);
    expect(message).toMatch(/https:\/\/www\.example\.com\/calculators\/any\/#\S+=/);
    expect(message).not.toMatch(/[{}]|undefined|null|NaN/);
    expect(readContactState({ message }).message).toBe(message);
  }
});
