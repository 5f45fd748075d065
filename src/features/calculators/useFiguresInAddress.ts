import { useEffect, useLayoutEffect, useRef, type Dispatch } from "react";
import type { Formula } from "../../formulas/formula";
import { isCalculatorHash, readLink } from "./inputs-in-hash";
import type { CalculatorAction } from "./calculator-state";

interface FiguresInAddress {
  /** The hash that the router knows. */
  hash: string;
  /** The rules of the formula's inputs; must stay the same object. */
  inputs: Formula["inputs"];
  dispatch: Dispatch<CalculatorAction>;
  /** The hash that holds the calculator's figures; empty for those of the example. */
  ownHash: string;
}

function replaceHash(hash: string): void {
  const { pathname, search } = window.location;
  try {
    window.history.replaceState(window.history.state, "", pathname + search + hash);
  } catch {
    // Browsers limit how often an address may be changed; the next change writes again.
  }
}

/**
 * Reads a calculator's figures from the hash of the address, and writes them there when they change. The CMS preview
 * replaces this module.
 */
export function useFiguresInAddress({ hash, inputs, dispatch, ownHash }: FiguresInAddress): void {
  /** The hash that was read or written last. */
  const lastHash = useRef<string | undefined>(undefined);

  // A layout effect runs before what the visitor has typed is read.
  useLayoutEffect(() => {
    // The hash may have changed while the script loaded; the router does not know that yet.
    const current = window.location.hash;
    if (current === lastHash.current) return;
    lastHash.current = current;
    const linked = readLink(current, inputs);
    const { values, unusable } = linked;
    if (Object.keys(values).length > 0 || unusable.length > 0) dispatch({ kind: "link", linked });
  }, [hash, inputs, dispatch]);

  useEffect(() => {
    const write = () => {
      const current = window.location.hash;
      const next = ownHash || (isCalculatorHash(current) ? "" : current);
      if (next === current) return;
      lastHash.current = next;
      replaceHash(next);
    };
    // A link to a part of the page replaces the hash. The browser has scrolled by then, so the figures come back.
    const onHashChange = () => {
      if (!isCalculatorHash(window.location.hash)) write();
    };
    write();
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, [ownHash]);
}
