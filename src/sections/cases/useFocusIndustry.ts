import { useEffect, useRef } from "react";
import { useHydrated } from "../../browser/useHydrated";

/** Reads a navigation state of unknown origin; undefined unless it names an industry as text. */
export function readFocusIndustry(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("focusIndustry" in state)) return undefined;
  const { focusIndustry } = state;
  return typeof focusIndustry === "string" ? focusIndustry : undefined;
}

/**
 * Scrolls to the case study of an industry once the page is shown at its top, focuses it and marks it. Ignores an
 * unknown industry.
 */
export function useFocusIndustry(state: unknown, industries: readonly string[]) {
  // The server's HTML marks no study. After a reload, the second render does; the first must match that HTML.
  const hydrated = useHydrated();
  const industry = hydrated ? readFocusIndustry(state) : undefined;
  const index = industry === undefined ? -1 : industries.indexOf(industry);
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    if (index < 0) return undefined;
    const timer = window.setTimeout(() => {
      const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      target.current?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
      target.current?.focus({ preventScroll: true });
    }, 100);
    return () => window.clearTimeout(timer);
  }, [index]);
  return { index, target };
}
