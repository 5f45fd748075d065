import { useCallback, useState } from "react";
import { formulaOf } from "../../formulas/formulas";
import { calculate, messageOf } from "./calculation";
import { errorOf, exampleFields, leave, readHash, typeInto, writeHash, type Field } from "./fields";
import { useFiguresInAddress } from "./useFiguresInAddress";

export interface CalculatorData {
  calculator: Queries.CalculatorFragment;
  copy: Queries.CalculatorCopyFragment;
  call: Queries.CallFragment;
  hash: string;
}

/** The fields of a calculator, kept in the address of its page, and the calculation with their last usable values. */
export function useCalculator({ calculator, copy, call, hash }: CalculatorData) {
  const example = exampleFields(calculator.inputs, formulaOf(calculator.formula).inputs);
  const [fields, setFields] = useState(example);
  const update = (key: string, change: (field: Field) => Field) =>
    setFields((all) => all.map((field) => (field.key === key ? change(field) : field)));
  const onRead = useCallback((from: string) => setFields((all) => readHash(from, all)), []);
  const isChanged = fields.some(({ value }, index) => value !== example[index]?.value);
  const ownHash = isChanged ? writeHash(fields) : "";
  useFiguresInAddress({ hash, ownHash, onRead });

  const values = Object.fromEntries(fields.map(({ key, value }) => [key, value]));
  const calculation = calculate(calculator, values);
  const waiting = fields.some(({ problem }) => problem) ? WORDS.calculator.waiting : undefined;
  const announcement =
    fields.flatMap((field) => errorOf(field) ?? []).join(" ") ||
    calculation.results.map(({ label, value }) => `${label}: ${value}.`).join(" ");

  // Only a visitor's own figures get a link, so the server never reads `window`.
  const link = isChanged ? window.location.origin + window.location.pathname + ownHash : undefined;
  const message = link && messageOf(copy.message, calculator, calculation, link);

  return {
    ...calculation,
    fields,
    type: (key: string, text: string) => update(key, (field) => typeInto(field, text)),
    leave: (key: string) => update(key, leave),
    reset: () => setFields(example),
    /** Replaces the verdict while an input cannot be used and the result is based on its last usable value. */
    waiting,
    announcement,
    canReset: isChanged || waiting !== undefined,
    /** The address with the visitor's figures; undefined while they are the example's. */
    link,
    call: message ? { ...call, message } : call,
  };
}
