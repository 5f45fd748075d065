/** What the settings of analytics mean for a build: a part of `SITE`, and hosts of the policy. */
import {
  analyticsTools,
  defaultAnalytics,
  type AnalyticsSettings,
} from "../../model/analytics-tools";
import type { Data } from "../../model/kinds";

export function analyticsConstant(settings: Data<"SiteSettings"> | undefined) {
  const { tool, address, site }: AnalyticsSettings = settings?.analytics ?? defaultAnalytics;
  return {
    tool,
    address: address ?? "https://plausible.io",
    site,
    countsVisits: isUsed(tool),
    keepsCampaign:
      settings?.sendSourceWithForms === true || (isUsed(tool) && analyticsTools[tool].stores),
  };
}

/** Whether a tool counts visits: GA4 needs its id besides. */
const isUsed = (tool: AnalyticsSettings["tool"], id = process.env.GATSBY_ANALYTICS_ID): boolean =>
  tool === "ga4" ? Boolean(id?.trim()) : analyticsTools[tool].name !== "";

interface TrackerHosts {
  script: string[];
  image: string[];
  connect: string[];
}

const google = "https://www.googletagmanager.com";

const ga4: TrackerHosts = {
  script: [google],
  image: [google, "https://*.google-analytics.com"],
  connect: [google, "https://*.google-analytics.com", "https://*.analytics.google.com"],
};

/** The hosts that the script of a tool comes from and reports to. */
export function trackerHosts(
  { tool, address = "https://plausible.io" }: AnalyticsSettings,
  id: string | undefined,
): TrackerHosts {
  if (!isUsed(tool, id)) return { script: [], image: [], connect: [] };
  return tool === "ga4" ? ga4 : { script: [address], image: [address], connect: [address] };
}
