import { formulaOf } from "../../../../src/formulas/formulas";
import { calculate, messageOf } from "../../../../src/features/calculators/calculation";
import { exampleFields, writeHash } from "../../../../src/features/calculators/fields";
import { readContactState } from "../../../../src/features/forms/navigation-state";
import { nodeOf, nodesOf } from "../../../support/content";

const { calculator: labels } = nodeOf<{ calculator: { message: string } }>("ResourcesPage");

const messageWith = (calculator: Queries.CalculatorFragment, pick: "min" | "max") => {
  const formula = formulaOf(calculator.formula);
  const values = Object.fromEntries(
    Object.entries(formula.inputs).map(([name, rule]) => [name, rule[pick]]),
  );
  const fields = exampleFields(calculator.inputs, formula.inputs);
  const link = `https://www.example.com/calculators/any/${writeHash(fields)}`;
  return messageOf(labels.message, calculator, calculate(calculator, values), link);
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
