/** The tools that can count visits. */
import type { z } from "zod";
import type { siteSettings } from "./kinds/site-settings";

interface ToolFacts {
  /** The name in texts; empty for none. */
  name: string;
  /** Whether it stores something on the visitor's device, so that the law demands consent. */
  stores: boolean;
  /** How long the visitor's identifier is kept, in months. */
  months: number;
}

export const analyticsTools = {
  ga4: { name: "Google Analytics", stores: true, months: 14 },
  matomo: { name: "Matomo", stores: true, months: 13 },
  plausible: { name: "Plausible", stores: false, months: 0 },
  none: { name: "", stores: false, months: 0 },
} as const satisfies Record<string, ToolFacts>;

export type AnalyticsTool = keyof typeof analyticsTools;

/** The settings under `analytics` in content/site.yml. */
export type AnalyticsSettings = NonNullable<z.infer<typeof siteSettings>["analytics"]>;

/** The settings if content has none. */
export const defaultAnalytics: AnalyticsSettings = { tool: "ga4" };

/**
 * @param settings may have any shape
 * @param hasMeasurementId whether GATSBY_ANALYTICS_ID is set, without which GA4 counts nothing
 * @returns the facts of the tool that counts visits, and whether visitors are asked first
 */
export function countingTool(settings: unknown, hasMeasurementId: boolean) {
  const { tool, consent } = (settings ?? defaultAnalytics) as Partial<AnalyticsSettings>;
  const used = tool === "ga4" && !hasMeasurementId ? "none" : (tool ?? "none");
  const facts: ToolFacts = analyticsTools[used] ?? analyticsTools.none;
  const asks = facts.stores || (facts.name !== "" && consent !== "off");
  return { ...facts, tool: used, asks };
}

/** The words of texts about how a tool recognises a visitor. */
export type IdentifierWords = Record<"noTool" | "cookie" | "dailyCode", string>;

/**
 * The facts of analytics that texts may show.
 * @param site the settings of the site
 * @returns the name of the tool, what it recognises visitors by and for how many months; `yes` or an empty text for
 *   whether there is one, it stores something, visitors are asked first, campaigns are remembered, or it needs the words
 *   of one tool
 */
export function analyticsFacts(
  site: Readonly<Record<string, unknown>>,
  hasMeasurementId: boolean,
  words: IdentifierWords,
): Record<string, string> {
  const { tool, name, stores, months, asks } = countingTool(site.analytics, hasMeasurementId);
  const facts = {
    tool: name !== "",
    asks,
    stores,
    anonymous: name !== "" && !stores,
    campaign: name !== "" || site.sendSourceWithForms === true,
    google: tool === "ga4",
    matomo: tool === "matomo",
  };
  const answers = Object.entries(facts).map(([fact, holds]) => [fact, holds ? "yes" : ""]);
  const identifier = stores ? words.cookie.replace("{months}", String(months)) : words.dailyCode;
  return {
    ...Object.fromEntries(answers),
    name: name || words.noTool,
    identifier: name ? identifier : words.noTool,
    months: String(months),
  };
}
