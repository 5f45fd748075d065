import { useMemo, useReducer, useState } from "react";
import { writeLink } from "./inputs-in-hash";
import { isChanged, calculatorReducer, startState, type Start } from "./calculator-state";
import { useFiguresInAddress } from "./useFiguresInAddress";

/**
 * The state of a calculator, kept in the hash of its page's address.
 * @param start the values of the example; another object resets the calculator
 * @param currencies the codes that can be chosen; must stay the same object
 * @returns the state, its dispatch function, and the hash that holds the state (empty for the example's values)
 */
export function useCalculatorState(start: Start, currencies: readonly string[], hash: string) {
  const reduce = useMemo(() => calculatorReducer(start), [start]);
  const [state, dispatch] = useReducer(reduce, start, startState);
  const { inputs } = start;
  const changed = isChanged(start, state);
  const ownHash = changed ? writeLink(inputs, state) : "";
  const [lastStart, setLastStart] = useState(start);
  if (lastStart !== start) {
    setLastStart(start);
    dispatch({ kind: "reset" });
  }

  useFiguresInAddress({ hash, inputs, currencies, dispatch, ownHash });

  return { state, dispatch, changed, ownHash };
}
