/** The fields of a calculator: what is typed, and the last usable value, which an unusable text never replaces. */
import type { Formula, InputRule } from "../../formulas/formula";
import { readFigure, type FigureProblem } from "../../formulas/read-figure";
import { unambiguous, writeField, writeQuantity } from "../../formulas/units";
import { fill } from "../../lib/fill-names";

type Input = Queries.CalculatorInputRowFragment;

export interface Field extends Input {
  rule: InputRule;
  text: string;
  /** The last usable value. */
  value: number;
  problem?: FigureProblem;
  /** True once the visitor has left the field with a problem, which then shows. */
  isLeft?: boolean;
}

/** Fields with the values of the example. */
export const exampleFields = (inputs: readonly Input[], rules: Formula["inputs"]): Field[] =>
  inputs.flatMap((input) => {
    const rule = rules[input.key];
    const value = input.example;
    return rule ? [{ ...input, rule, value, text: writeField(value, rule.unit) }] : [];
  });

export const typeInto = (field: Field, text: string): Field => ({
  ...field,
  text,
  problem: undefined,
  ...readFigure(text, field.rule),
});

/** A field that is left shows its value as it was read, or its problem. */
export const leave = (field: Field): Field =>
  field.problem
    ? { ...field, isLeft: true }
    : { ...field, isLeft: false, text: writeField(field.value, field.rule.unit) };

/** The message about the problem of a field that was left. */
export function errorOf({ name, rule, problem, isLeft }: Field): string | undefined {
  if (!problem || !isLeft) return undefined;
  const [min, max] = [writeQuantity(rule.min, rule.unit), writeQuantity(rule.max, rule.unit)];
  return fill(WORDS.figureProblems[problem], { name, min, max });
}

/** Fields with the figures of a hash, which anyone may have written. */
export function readHash(hash: string, fields: Field[]): Field[] {
  const figures = new URLSearchParams(hash.slice(1));
  return fields.map((field) => {
    const text = figures.get(field.key);
    return text === null ? field : leave(typeInto(field, text));
  });
}

/** A hash with the values of fields, so that a link preserves them. Browsers do not send it to a server. */
export function writeHash(fields: readonly Field[]): string {
  const figures = fields.map(({ key, value }) => [key, unambiguous(String(value))]);
  return `#${new URLSearchParams(figures).toString()}`;
}
