import { useEffect, useRef } from "react";
import { useHydrated } from "../../browser/useHydrated";
import { isRecord } from "../../lib/is-record";

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
