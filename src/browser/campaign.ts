/**
 * Remembers the campaign that brought the visitor: in the memory of the page, and in session storage only once the visitor
 * has agreed to analytics.
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
  if (campaign) window.landing = { campaign, landing: location.pathname };
}

const storedCampaign = () => sessionStore.readJson(landingKey) as KeptCampaign | undefined;

/** The campaign that began the visit; undefined if there was none. */
export const readCampaign = (): KeptCampaign | undefined => window.landing ?? storedCampaign();

/** Stores the campaign that led to this document. @returns it, unless this tab has stored it before */
export function storeCampaign(): string | undefined {
  const { landing } = window;
  if (!landing || storedCampaign()?.campaign === landing.campaign) return undefined;
  sessionStore.write(landingKey, JSON.stringify(landing));
  return landing.campaign;
}

export const forgetCampaign = (): void => sessionStore.remove(landingKey);
