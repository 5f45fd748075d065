import { useEffect, useLayoutEffect, useRef } from "react";

/** Whether a hash holds figures rather than an anchor of the page. */
const holdsFigures = (hash: string): boolean => hash.includes("=");

interface FiguresInAddress {
  /** The hash that the router knows. */
  hash: string;
  /** The hash that holds the calculator's figures; empty for those of the example. */
  ownHash: string;
  /** Reads a hash with figures; must stay the same function. */
  onRead: (hash: string) => void;
}

/**
 * Reads a calculator's figures from the hash of the address, and writes them there when they change. The CMS preview
 * replaces this module.
 */
export function useFiguresInAddress({ hash, ownHash, onRead }: FiguresInAddress): void {
  /** The hash that was read or written last. */
  const lastHash = useRef<string | undefined>(undefined);

  // A layout effect runs before what the visitor has typed is read.
  useLayoutEffect(() => {
    // The hash may have changed while the script loaded; the router does not know that yet.
    const current = window.location.hash;
    if (current === lastHash.current) return;
    lastHash.current = current;
    if (holdsFigures(current)) onRead(current);
  }, [hash, onRead]);

  useEffect(() => {
    const write = () => {
      const { pathname, search, hash: current } = window.location;
      const next = ownHash || (holdsFigures(current) ? "" : current);
      if (next === current) return;
      lastHash.current = next;
      try {
        window.history.replaceState(window.history.state, "", pathname + search + next);
      } catch {
        // Browsers limit how often an address may be changed; the next change writes again.
      }
    };
    // A link to a part of the page replaces the hash. The browser has scrolled by then, so the figures come back.
    const onHashChange = () => {
      if (!holdsFigures(window.location.hash)) write();
    };
    write();
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, [ownHash]);
}
