import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { holdsFigures } from "../../lib/holds-figures";
import { readLink, writeLink } from "./link";
import { isChanged, calculatorReducer, startState, type Start } from "./calculator-state";

/** Browsers limit how often an address may be changed. */
const pause = 300;

export const currencyId = "figure-currency";

export const fieldId = (name: string): string => `figure-${name}`;

/**
 * The state of a calculator, kept in the hash of its page's address.
 * @param start the values of the example; another object starts the calculator anew
 * @param currencies the codes that can be chosen; must stay the same object
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
  const [started, setStarted] = useState(start);
  if (started !== start) {
    setStarted(start);
    dispatch({ kind: "reset" });
  }

  /** The query and hash that were read or written last. */
  const known = useRef<string | undefined>(undefined);
  const writtenAt = useRef(-Infinity);

  useEffect(() => {
    // The address may have changed while the script loaded, which the router does not know yet.
    const { location } = window;
    // Ignores a change that this hook has written itself.
    if (location.search + location.hash === known.current) return;
    known.current = location.search + location.hash;
    const linked = readLink(location, inputs, currencies);
    const { values, currency, unusable } = linked;
    if (Object.keys(values).length > 0 || currency || unusable.length > 0)
      dispatch({ kind: "link", linked });
  }, [search, hash, inputs, currencies, dispatch]);

  const write = (pathname: string) => {
    const { location, history } = window;
    // A visitor who has moved on keeps the address of the next page.
    if (location.pathname !== pathname) return;
    const current = location.search + location.hash;
    // Figures that have just come with a link are read next, and must not be lost before.
    if (current !== known.current && holdsFigures(location.hash)) return;
    const next = writeLink(location, inputs, changed ? state : undefined);
    known.current = next.search + next.hash;
    if (known.current === current) return;
    writtenAt.current = performance.now();
    history.replaceState(history.state, "", pathname + known.current);
  };
  // The handlers below stay the same while the figures change.
  const writeLatest = useRef(write);
  useLayoutEffect(() => {
    writeLatest.current = write;
  });

  useEffect(() => {
    const { pathname } = window.location;
    // The first change is written at once.
    const wait = Math.max(0, writtenAt.current + pause - performance.now());
    const timer = setTimeout(() => writeLatest.current(pathname), wait);
    return () => clearTimeout(timer);
    // The figures are all that the address holds of the state.
  }, [figures]);

  useEffect(() => {
    const { pathname } = window.location;
    // A press may lead to another page: what has just been changed must stay with this one.
    const onClick = () => writeLatest.current(pathname);
    window.addEventListener("click", onClick, { capture: true });
    return () => window.removeEventListener("click", onClick, { capture: true });
  }, []);

  useEffect(() => {
    const { pathname } = window.location;
    // A link to a part of the page has taken the place of the figures; the browser has scrolled there by now.
    const onHash = () => {
      if (!holdsFigures(window.location.hash)) writeLatest.current(pathname);
    };
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);

  useEffect(() => {
    // What was typed and chosen before this script ran stays in the fields and must count.
    for (const name of Object.keys(inputs)) {
      const field = document.getElementById(fieldId(name));
      if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) continue;
      dispatch({ kind: "type", name, text: field.value });
      if (field !== document.activeElement) dispatch({ kind: "leave", name });
    }
    const chosen = document.getElementById(currencyId);
    if (chosen instanceof HTMLSelectElement && chosen.value !== start.currency)
      dispatch({ kind: "currency", code: chosen.value });
  }, [inputs, start.currency]);

  return { state, dispatch, changed, figures };
}
