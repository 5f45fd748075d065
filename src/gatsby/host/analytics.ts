/** What the settings of analytics mean for a build: variables of page code, and hosts of the policy. */
import { analyticsTools, type AnalyticsSettings } from "../../model/analytics-tools";

/** The variables for page code, which Gatsby passes on because of their names. */
export const analyticsVariables = (
  { tool, address, site }: AnalyticsSettings,
  sendSourceWithForms = false,
): Record<string, string> => ({
  GATSBY_ANALYTICS_TOOL: tool,
  GATSBY_ANALYTICS_ADDRESS: address ?? "https://plausible.io",
  ...(site ? { GATSBY_ANALYTICS_SITE: site } : {}),
  GATSBY_COUNTS_VISITS: isUsed(tool) ? "yes" : "",
  GATSBY_KEEPS_CAMPAIGN:
    sendSourceWithForms || (isUsed(tool) && analyticsTools[tool].stores) ? "yes" : "",
});

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
