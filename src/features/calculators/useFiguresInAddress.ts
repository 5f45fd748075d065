import { useEffect, useLayoutEffect, useRef } from "react";
import type { Formula } from "../../formulas/formula";
import { isCalculatorHash } from "../../lib/is-calculator-hash";
import { readLink, writeLink } from "./link";
import type { CalculatorAction, CalculatorState } from "./calculator-state";

/** Browsers limit how often an address may be changed. */
const pause = 300;

export interface FiguresInAddress {
  search: string;
  hash: string;
  /** The rules of the formula's inputs; must stay the same object. */
  inputs: Formula["inputs"];
  /** The codes that can be chosen; must stay the same object. */
  currencies: readonly string[];
  dispatch: (action: CalculatorAction) => void;
  state: CalculatorState;
  changed: boolean;
  figures: string;
}

/**
 * Reads a calculator's figures from the address of the window, and keeps them there as they change. The preview of the
 * CMS puts a stand-in in the place of this module.
 */
export function useFiguresInAddress({
  search,
  hash,
  inputs,
  currencies,
  dispatch,
  state,
  changed,
  figures,
}: FiguresInAddress): void {
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
    if (current !== known.current && isCalculatorHash(location.hash)) return;
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
      if (!isCalculatorHash(window.location.hash)) writeLatest.current(pathname);
    };
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
}
