/** The formulas that a calculator in content can name. */
import { automationPayback } from "./automation-payback";
import { customerValue } from "./customer-value";
import type { Formula } from "./formula";
import { trueMargin } from "./true-margin";

const formulas = { trueMargin, automationPayback, customerValue };

export type FormulaName = keyof typeof formulas;

export const formulaNames = Object.keys(formulas) as FormulaName[];

/** A formula by name, with the general type of formulas. */
export const formulaOf = (name: FormulaName): Formula => formulas[name];

const lowest = ({ inputs, calculate }: Formula) =>
  calculate(Object.fromEntries(Object.entries(inputs).map(([name, { min }]) => [name, min])));

/** The parts of the chart of a formula. */
export const partsOf = (formula: Formula): string[] =>
  lowest(formula).chart.steps.map(({ part }) => part);

/** All names that a text about a formula may use in braces. */
export const quantitiesOf = (formula: Formula): string[] => [
  "currency",
  ...Object.keys(formula.inputs),
  ...Object.keys(lowest(formula).results),
  ...Object.keys(lowest(formula).names ?? {}),
];
