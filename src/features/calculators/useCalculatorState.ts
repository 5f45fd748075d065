import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from "react";
import { readLink, writeLink } from "./link";
import { isChanged, calculatorReducer, startState, type Start } from "./calculator-state";

/** Browsers limit how often an address may be changed. */
const pause = 300;

/** The id of an input's field. */
export const fieldId = (name: string): string => `figure-${name}`;

/**
 * The state of a calculator, kept in the address of its page.
 * @param start the values of the example, which the server's HTML shows; must stay the same object
 * @param currencies the codes that can be chosen
 * @param search the query of the page's address as the router knows it
 * @returns the state, what changes it, and the query that holds it (empty for the example's values)
 */
export function useCalculatorState(start: Start, currencies: readonly string[], search: string) {
  const reduce = useMemo(() => calculatorReducer(start), [start]);
  const [state, dispatch] = useReducer(reduce, start, startState);
  const { inputs } = start;
  const changed = isChanged(start, state);
  const query = writeLink("", inputs, changed ? state : undefined);
  const written = useRef<string>(undefined);
  const writtenAt = useRef(-Infinity);

  useEffect(() => {
    // The router passes our own change of the address back when it next reads it.
    if (search === written.current) return;
    const linked = readLink(search, inputs, currencies);
    const { values, currency, unusable } = linked;
    if (Object.keys(values).length > 0 || currency || unusable.length > 0)
      dispatch({ kind: "link", linked });
  }, [search, inputs, currencies]);

  useEffect(() => {
    // What was typed before this script ran stays in the fields and must count.
    for (const name of Object.keys(inputs)) {
      const field = document.getElementById(fieldId(name));
      if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) continue;
      dispatch({ kind: "type", name, text: field.value });
      if (field !== document.activeElement) dispatch({ kind: "leave", name });
    }
  }, [inputs]);

  const write = useEffectEvent((pathname: string) => {
    const { location, history } = window;
    // A visitor who has moved on keeps the address of the next page.
    if (location.pathname !== pathname) return;
    written.current = writeLink(location.search, inputs, changed ? state : undefined);
    if (written.current === location.search) return;
    writtenAt.current = performance.now();
    history.replaceState(history.state, "", pathname + written.current + location.hash);
  });

  useEffect(() => {
    const { pathname } = window.location;
    // The first change is written at once, so that it is there for visitors who leave and come back.
    const wait = Math.max(0, writtenAt.current + pause - performance.now());
    const timer = setTimeout(() => write(pathname), wait);
    return () => clearTimeout(timer);
    // The query is all that the address holds of the state.
  }, [query]);

  return { state, dispatch, changed, query };
}
