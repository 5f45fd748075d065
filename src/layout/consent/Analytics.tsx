import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { retryForever } from "../../browser/retry";
import { useHydrated } from "../../browser/useHydrated";
import { useBannerReopened, useConsent } from "../../analytics/consent";
import { trackerOn } from "../../analytics/tracker";

/** However bad the connection, a visitor who has consented must be able to withdraw. */
const ConsentBanner = lazy(async () => ({
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
  const [delayed, setDelayed] = useState(true);
  const tracker = useMemo(
    () => (hydrated ? trackerOn(window.location.hostname, previewHosts) : undefined),
    [hydrated, previewHosts],
  );
  // Not destructured: bundlers would write the whole object into the page's code.
  const needsNoConsent = SITE.analytics.needsNoConsent;
  const isAllowed = consent === "granted" || (needsNoConsent && consent !== "denied");

  useEffect(() => {
    // A cleared choice is no consent.
    if (!isAllowed) tracker?.stop(path);
  }, [tracker, isAllowed, path]);

  useEffect(() => {
    if (isAllowed) tracker?.measurePage(path, document.title);
  }, [tracker, isAllowed, path]);

  // The banner appears a second after hydration, so that it does not compete with the first view.
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(false), 1000);
    return () => clearTimeout(timer);
  }, []);

  const unanswered = tracker && !needsNoConsent && consent === undefined && !delayed;
  return (
    <>
      {(reopened || unanswered) && (
        <Suspense fallback={null}>
          <ConsentBanner reopened={reopened} />
        </Suspense>
      )}
    </>
  );
};
