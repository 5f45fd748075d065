/** The tools that can count visits. */

interface AnalyticsFacts {
  /** The name in texts; empty for none. */
  name: string;
  /** Whether it stores something on the visitor's device, so that the site asks for consent first. */
  stores: boolean;
  /** How long the visitor's identifier is kept, in months. */
  months: number;
}

export const analyticsTools = {
  ga4: { name: "Google Analytics", stores: true, months: 14 },
  matomo: { name: "Matomo", stores: true, months: 13 },
  plausible: { name: "Plausible", stores: false, months: 0 },
  none: { name: "", stores: false, months: 0 },
} as const satisfies Record<string, AnalyticsFacts>;

export type AnalyticsTool = keyof typeof analyticsTools;

/** The settings under `analytics` in content/site.yml. */
export interface AnalyticsSettings {
  tool: AnalyticsTool;
  /** The origin of the tool's server, for all but GA4. */
  address?: string | undefined;
  /** The tool's name or number of the site, for all but GA4. */
  site?: string | undefined;
}

/**
 * The facts of analytics that texts may show.
 * @param site the settings of the site; GA4 if they name no tool
 * @returns the name of the tool; how long its identifier is kept; whether it stores something, needs the words of one tool, or campaigns are remembered
 */
export function analyticsFacts(site: unknown): Record<string, string> {
  const { analytics, sendSourceWithForms } = (site ?? {}) as {
    analytics?: Partial<AnalyticsSettings>;
    sendSourceWithForms?: unknown;
  };
  const { tool = "ga4" } = analytics ?? {};
  const { name, stores, months } = analyticsTools[tool] ?? analyticsTools.none;
  const facts = {
    tool: name !== "",
    stores,
    anonymous: name !== "" && !stores,
    google: tool === "ga4",
    matomo: tool === "matomo",
    campaign: stores || sendSourceWithForms === true,
  };
  const answers = Object.entries(facts).map(([fact, holds]) => [fact, holds ? "yes" : ""]);
  return { ...Object.fromEntries(answers), name, months: String(months) };
}

/** The settings if content has none. GA4 measures once GATSBY_ANALYTICS_ID is set. */
export const defaultAnalytics: AnalyticsSettings = { tool: "ga4" };
