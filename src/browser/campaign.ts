/**
 * Remembers the campaign that brought the visitor, in this tab only: in session storage, or in memory where storage is
 * refused.
 */
import { campaignOf } from "../lib/campaign-parameters";
import { sessionStore } from "./storage";

export interface KeptCampaign {
  /** The campaign's part of the query, such as `utm_source=mail`. */
  campaign: string;
  /** The path of the page that the campaign led to. */
  landing: string;
}

declare global {
  interface Window {
    landing?: KeptCampaign;
  }
}

const landingKey = "landing";

/** Keeps the campaign in the address of this page, if there is one. */
export function keepCampaign(): void {
  const campaign = campaignOf(location.search);
  if (!campaign) return;
  window.landing = { campaign, landing: location.pathname };
  sessionStore.write(landingKey, JSON.stringify(window.landing));
}

/** The campaign that began the visit; undefined if there was none. */
export const readCampaign = (): KeptCampaign | undefined =>
  (sessionStore.readJson(landingKey) as KeptCampaign | undefined) ?? window.landing;
