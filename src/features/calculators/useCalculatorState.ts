import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from "react";
import { holdsFigures } from "../../lib/holds-figures";
import { readLink, writeLink } from "./link";
import { isChanged, calculatorReducer, startState, type Start } from "./calculator-state";

/** Browsers limit how often an address may be changed. */
const pause = 300;

/** The id of an input's field. */
export const fieldId = (name: string): string => `figure-${name}`;

/**
 * The state of a calculator, kept in the hash of its page's address.
 * @param start the values of the example, which the server's HTML shows; must stay the same object
 * @param currencies the codes that can be chosen
 * @param search the query of the page's address as the router knows it
 * @param hash its hash
 * @returns the state, what changes it, and the hash that holds it (empty for the example's values)
 */
export function useCalculatorState(
  start: Start,
  currencies: readonly string[],
  search: string,
  hash: string,
) {
  const reduce = useMemo(() => calculatorReducer(start), [start]);
  const [state, dispatch] = useReducer(reduce, start, startState);
  const { inputs } = start;
  const changed = isChanged(start, state);
  const figures = writeLink({ search: "", hash: "" }, inputs, changed ? state : undefined).hash;
  const written = useRef<string>(undefined);
  const writtenAt = useRef(-Infinity);

  useEffect(() => {
    // The router passes our own change of the address back when it next reads it.
    if (search + hash === written.current) return;
    const linked = readLink({ search, hash }, inputs, currencies);
    const { values, currency, unusable } = linked;
    if (Object.keys(values).length > 0 || currency || unusable.length > 0)
      dispatch({ kind: "link", linked });
  }, [search, hash, inputs, currencies]);

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
    const next = writeLink(location, inputs, changed ? state : undefined);
    written.current = next.search + next.hash;
    if (written.current === location.search + location.hash) return;
    writtenAt.current = performance.now();
    history.replaceState(history.state, "", pathname + written.current);
  });

  useEffect(() => {
    const { pathname } = window.location;
    // The first change is written at once, so that it is there for visitors who leave and come back.
    const wait = Math.max(0, writtenAt.current + pause - performance.now());
    const timer = setTimeout(() => write(pathname), wait);
    return () => clearTimeout(timer);
    // The figures are all that the address holds of the state.
  }, [figures]);

  useEffect(() => {
    const { pathname } = window.location;
    // A link to a part of the page has taken the place of the figures; the browser has scrolled there by now.
    const onHash = () => {
      if (!holdsFigures(window.location.hash)) write(pathname);
    };
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);

  return { state, dispatch, changed, figures };
}
