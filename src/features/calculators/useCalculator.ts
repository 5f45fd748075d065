import { useReducer } from "react";
import { formulaOf } from "../../formulas/formulas";
import { calculatorReducer, isChanged, problemsOf, startState } from "./calculator-state";
import { addressOf, writeLink } from "./inputs-in-hash";
import { messageOf, resultsOf, verdictOf, writeValues, fieldErrors } from "./copy";
import { useFiguresInAddress } from "./useFiguresInAddress";

export interface CalculatorData {
  calculator: Queries.CalculatorFragment;
  copy: Queries.CalculatorCopyFragment;
  call: Queries.CallFragment;
  hash: string;
}

/** The state of a calculator, kept in the address of its page, and the calculation with the last usable values. */
export function useCalculator({ calculator, copy, call, hash }: CalculatorData) {
  const { inputs, chart } = calculator;
  const formula = formulaOf(calculator.formula);
  const start = {
    inputs: formula.inputs,
    values: Object.fromEntries(inputs.map(({ key, example }) => [key, example])),
  };
  const [state, dispatch] = useReducer(calculatorReducer(start), start, startState);
  const changed = isChanged(start, state);
  const ownHash = changed ? writeLink(formula.inputs, state.values) : "";
  useFiguresInAddress({
    hash,
    inputs: formula.inputs,
    dispatch,
    ownHash,
  });

  const calculation = formula.calculate(state.values);
  const valueTexts = writeValues(formula, state.values, calculation, chart.parts);
  const results = resultsOf(calculator, valueTexts);
  const verdict = verdictOf(calculator, calculation, valueTexts);

  const problems = problemsOf(formula.inputs, state.fieldTexts);
  const errors = fieldErrors(problems, state.shownProblems, inputs, formula.inputs);
  const waiting = Object.keys(problems).length > 0 ? WORDS.calculator.waiting : undefined;
  const announcement =
    Object.values(errors).join(" ") ||
    results.map(({ label, value }) => `${label}: ${value}.`).join(" ");

  // Only a visitor's own figures get a link, so the server never reads `window`.
  const link = changed ? addressOf(ownHash) : undefined;
  const message = link && messageOf(copy.message, calculator, valueTexts, { verdict, link });

  return {
    state,
    dispatch,
    rules: formula.inputs,
    valueTexts,
    results,
    verdict,
    chart: calculation.chart,
    errors,
    waiting,
    unusable: inputs.filter(({ key }) => state.unusable.includes(key)).map(({ name }) => name),
    announcement,
    canReset: changed || waiting !== undefined,
    ownHash,
    /** The address with the visitor's inputs; undefined while they are the example's. */
    link,
    call: message ? { ...call, message } : call,
  };
}
