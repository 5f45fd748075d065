import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../../browser/useHydrated";
import { isFirstPage } from "../../browser/useReturnToEntry";
import { isRecord } from "../../lib/is-record";

/** Whether the browser restores the scroll position: on a reload, or on Back from another site. */
function isRestored(): boolean {
  if (!isFirstPage()) return false;
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival !== undefined && arrival.type !== "navigate";
}

/**
 * Marks the case study of an industry; once the page is shown at its top, scrolls to the study and focuses it. Ignores
 * an unknown industry.
 * @param state a navigation state of unknown origin
 */
export function useFocusIndustry(state: unknown, industries: readonly string[]) {
  // The server's HTML marks no study. After a reload, the second render does; the first must match that HTML.
  const hydrated = useHydrated();
  const industry = hydrated && isRecord(state) ? state.focusIndustry : undefined;
  const index = industries.findIndex((each) => each === industry);
  const target = useRef<HTMLElement>(null);
  const [restored] = useState(isRestored);
  useEffect(() => {
    if (index < 0 || restored) return undefined;
    const timer = window.setTimeout(() => {
      const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      target.current?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
      target.current?.focus({ preventScroll: true });
    }, 100);
    return () => window.clearTimeout(timer);
  }, [index, restored]);
  return { index, target };
}
