import { useMemo } from "react";
import { formulaOf } from "../../formulas/formulas";
import { problemsOf } from "./calculator-state";
import { addressOf } from "./inputs-in-hash";
import { useCalculatorState } from "./useCalculatorState";
import { messageOf, resultsOf, verdictOf, writeValues, fieldErrors } from "./copy";

export interface CalculatorData {
  calculator: Queries.CalculatorFragment;
  copy: Queries.CalculatorCopyFragment;
  call: Queries.CallFragment;
  hash: string;
}

function useStart({ calculator, copy }: CalculatorData) {
  const { inputs } = calculator;
  const { choices } = copy.currency;
  const rules = formulaOf(calculator.formula).inputs;
  return useMemo(
    () => ({
      start: {
        inputs: rules,
        values: Object.fromEntries(inputs.map(({ key, example }) => [key, example])),
        currency: choices[0]?.code ?? "",
      },
      codes: choices.map(({ code }) => code),
    }),
    [rules, inputs, choices],
  );
}

/** The state of a calculator, and the calculation with the last usable values. */
export function useCalculator(data: CalculatorData) {
  const { calculator, copy, call, hash } = data;
  const { start, codes } = useStart(data);
  const { state, dispatch, changed, ownHash } = useCalculatorState(start, codes, hash);
  const { inputs, chart } = calculator;
  const { problems: messages, currency } = copy;

  const formula = formulaOf(calculator.formula);
  const symbol = currency.choices.find(({ code }) => code === state.currency)?.symbol ?? "";
  const calculation = formula.calculate(state.values);
  const valueTexts = writeValues(formula, state.values, calculation, symbol, chart.parts);
  const results = resultsOf(calculator, valueTexts);
  const verdict = verdictOf(calculator, calculation, valueTexts);

  const problems = problemsOf(formula.inputs, state.fieldTexts);
  const errors = fieldErrors(
    problems,
    state.shownProblems,
    inputs,
    formula.inputs,
    messages,
    symbol,
  );
  const waiting = Object.keys(problems).length > 0 ? messages.waiting : undefined;
  const announcement =
    Object.values(errors).join(" ") ||
    results.map(({ label, value }) => `${label}: ${value}.`).join(" ");

  // Only a visitor's own figures get a link, so the server never reads `window`.
  const link = changed ? addressOf(ownHash) : undefined;
  const facts = { title: calculator.title, verdict, values: valueTexts };
  const callWithResult =
    link === undefined
      ? call
      : { ...call, message: messageOf(copy.message, calculator, { ...facts, link }) };

  return {
    state,
    dispatch,
    rules: formula.inputs,
    symbol,
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
    call: callWithResult,
  };
}
