import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { useHydrated } from "../../site/useHydrated";
import { useAsking, useConsent } from "../../analytics/consent";
import type { ConsentChoiceProps } from "./ConsentChoice";
import { measurementId, measurePage, stopMeasuring } from "../../analytics/measure";

/** Where it cannot be fetched, nobody is asked and nothing is measured. */
const ConsentChoice = lazy<ComponentType<ConsentChoiceProps>>(() =>
  import("./ConsentChoice").then(
    (part) => ({ default: part.ConsentChoice }),
    () => ({ default: () => null }),
  ),
);

/** react-helmet writes the title of a new page a frame after the page itself. */
const titleDelay = 50;

interface AnalyticsProps {
  /** The address of the page. */
  path: string;
  /** Hosts that are never measured. */
  previewHosts: readonly string[];
}

/** Measures page views of visitors who have agreed, and asks those who have not chosen (spec §2 and §7). */
export const Analytics = ({ path, previewHosts }: AnalyticsProps) => {
  const hydrated = useHydrated();
  const consent = useConsent();
  const asking = useAsking();
  const [idle, setIdle] = useState(false);
  const id = hydrated ? measurementId(window.location.hostname, previewHosts) : undefined;

  useEffect(() => {
    if (!id || !consent) return undefined;
    if (consent === "denied") {
      stopMeasuring(id);
      return undefined;
    }
    const timer = setTimeout(() => measurePage(id, path, document.title), titleDelay);
    return () => clearTimeout(timer);
  }, [id, consent, path]);

  // The question waits until the page is there.
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 1000);
    return () => clearTimeout(timer);
  }, []);

  const unanswered = id !== undefined && consent === undefined && idle;
  if (!asking && !unanswered) return null;
  return (
    <Suspense fallback={null}>
      <ConsentChoice measured={id !== undefined} asked={asking} />
    </Suspense>
  );
};
