/** The formulas that a calculator in content can name. */
import { automationPaybackFormula } from "./automation-payback";
import { customerValueFormula } from "./customer-value";
import type { Formula } from "./formula";
import { trueMarginFormula } from "./true-margin";

export const formulas = {
  trueMargin: trueMarginFormula,
  automationPayback: automationPaybackFormula,
  customerValue: customerValueFormula,
};

export type FormulaName = keyof typeof formulas;

export const formulaNames = Object.keys(formulas) as FormulaName[];

/** A formula by name, with the general type of formulas. */
export const formulaOf = (name: FormulaName): Formula => formulas[name];

/** All names that a text about a formula may use in braces. */
export const quantitiesOf = ({ inputs, results, names }: Formula): string[] => [
  "currency",
  ...Object.keys(inputs),
  ...Object.keys(results),
  ...names,
];
