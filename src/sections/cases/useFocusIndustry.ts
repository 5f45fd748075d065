import { useEffect, useRef, useState } from "react";
import { hydratedAttribute } from "../../browser/hydration";
import { useHydrated } from "../../browser/useHydrated";
import { isRecord } from "../../lib/is-record";

/** Whether the browser restores the scroll position: on a reload, or on Back from another site. */
function isRestored(): boolean {
  if (typeof document === "undefined" || document.documentElement.hasAttribute(hydratedAttribute))
    return false;
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival !== undefined && arrival.type !== "navigate";
}

interface Study {
  slug: string;
  category: { title: string };
}

/**
 * Marks a case study, or the first of an industry; once the page is shown at its top, scrolls to the study and focuses it.
 * Ignores what is unknown.
 * @param state a navigation state of unknown origin
 */
export function useFocusIndustry(state: unknown, studies: readonly Study[]) {
  // The server's HTML marks no study. After a reload, the second render does; the first must match that HTML.
  const hydrated = useHydrated();
  const { focusStudy, focusIndustry }: Record<string, unknown> =
    hydrated && isRecord(state) ? state : {};
  const named = studies.findIndex(({ slug }) => slug === focusStudy);
  const index =
    named < 0 ? studies.findIndex(({ category }) => category.title === focusIndustry) : named;
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
