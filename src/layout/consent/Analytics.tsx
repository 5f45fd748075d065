import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { retryForever } from "../../browser/retry";
import { useHydrated } from "../../browser/useHydrated";
import { useBannerReopened, useConsent } from "../../analytics/consent";
import { useCurrentHead } from "../../seo/current-head";
import type { ConsentBannerProps } from "./ConsentBanner";
import { measurementId, measurePage, stopMeasuring } from "../../analytics/gtag";

/** However bad the connection, a visitor who has consented must be able to withdraw. */
const ConsentBanner = lazy<ComponentType<ConsentBannerProps>>(async () => ({
  default: (await retryForever(() => import("./ConsentBanner"))).ConsentBanner,
}));

interface AnalyticsProps {
  path: string;
  previewHosts: readonly string[];
}

/** Measures page views of visitors who have consented, and asks those who have not chosen. */
export const Analytics = ({ path, previewHosts }: AnalyticsProps) => {
  const hydrated = useHydrated();
  const consent = useConsent();
  const reopened = useBannerReopened();
  const head = useCurrentHead(path);
  const [delayed, setDelayed] = useState(true);
  const id = hydrated ? measurementId(window.location.hostname, previewHosts) : undefined;

  useEffect(() => {
    // A cleared choice is no consent.
    if (id && consent !== "granted") stopMeasuring(id, path);
  }, [id, consent, path]);

  useEffect(() => {
    if (id && consent === "granted" && head === path) measurePage(id, path, document.title);
  }, [id, consent, path, head]);

  // The banner appears a second after hydration, so that it does not compete with the first view.
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(false), 1000);
    return () => clearTimeout(timer);
  }, []);

  const unanswered = id !== undefined && consent === undefined && !delayed;
  return (
    <>
      {(reopened || unanswered) && (
        <Suspense fallback={null}>
          <ConsentBanner measured={id !== undefined} reopened={reopened} />
        </Suspense>
      )}
    </>
  );
};
