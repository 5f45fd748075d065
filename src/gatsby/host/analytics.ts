/** What the settings of analytics mean for a build: a part of `SITE`, and hosts of the policy. */
import { fnv1a } from "../../lib/fnv1a";
import {
  countingTool,
  defaultAnalytics,
  type AnalyticsSettings,
} from "../../model/analytics-tools";
import type { Data } from "../../model/kinds";

export function analyticsConstant(settings: Data<"SiteSettings"> | undefined) {
  const { tool, address, site, variant }: AnalyticsSettings =
    settings?.analytics ?? defaultAnalytics;
  const used = usedTool(settings?.analytics);
  const words =
    fnv1a(JSON.stringify([{ ...settings?.analytics, variant: undefined }, settings?.consent])) >>>
    0;
  return {
    tool,
    address: address ?? "https://plausible.io",
    site,
    variant,
    countsVisits: used.name !== "",
    asks: used.name !== "" && used.asks,
    needsNoConsent: used.name !== "" && !used.asks,
    /** What visitors are asked about: the tool, and a digest of its settings and of the words. */
    question: `${tool} ${words.toString(36)}`,
    keepsCampaign: settings?.sendSourceWithForms === true || used.name !== "",
  };
}

const usedTool = (settings?: AnalyticsSettings, id = process.env.GATSBY_ANALYTICS_ID) =>
  countingTool(settings, Boolean(id?.trim()));

const google = "https://www.googletagmanager.com";

const ga4 = {
  script: [google],
  image: [google, "https://*.google-analytics.com"],
  connect: [google, "https://*.google-analytics.com", "https://*.analytics.google.com"],
};

/** The hosts that the script of a tool comes from and reports to. */
export function trackerHosts(settings: AnalyticsSettings, id: string | undefined) {
  const { tool, address = "https://plausible.io" } = settings;
  if (!usedTool(settings, id).name) return { script: [], image: [], connect: [] };
  return tool === "ga4" ? ga4 : { script: [address], image: [address], connect: [address] };
}
