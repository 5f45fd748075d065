/** Facts of page views that every tracker reports alike. */
import { forgetCampaign, storeCampaign } from "../browser/campaign";
import { whenIdle } from "../browser/when-idle";
import { deleteCookies } from "./delete-cookies";
import { dropKeptEvents } from "./events";

let lastPath: string | undefined;
let isCampaignReported = false;

/** The query of the first reported page: the campaign that began the visit, once per visit. */
function takeCampaign(): string {
  const campaign = SITE.analytics.needsNoConsent ? window.landing?.campaign : storeCampaign();
  if (!campaign || isCampaignReported) return "";
  isCampaignReported = true;
  return `?${campaign}`;
}

/**
 * @returns `location`, the address of the page, for the first page with the campaign, and `referrer`, the address of the
 *   page before, without query and hash; undefined for the page whose view was the last one
 */
export function nextView(path: string) {
  if (path === lastPath) return undefined;
  const { origin } = window.location;
  const referrer = lastPath ? origin + lastPath : document.referrer.replace(/[?#].*/, "");
  lastPath = path;
  return { location: origin + path + takeCampaign(), referrer };
}

/**
 * Forgets a visit without consent: cookies whose names match, the campaign, the events that wait, and the last page, unless
 * it is still open: its view is not reported again after renewed consent.
 */
export function forgetVisit(path: string, cookies?: RegExp): void {
  if (cookies) deleteCookies(cookies);
  forgetCampaign();
  dropKeptEvents();
  if (path !== lastPath) lastPath = undefined;
}

const requested = new Set<string>();

/**
 * Fetches the script of a tracker, once, when the page is loaded and idle. If it is no longer wanted then, a later call
 * fetches it.
 * @param data the `data-*` attributes of the script
 */
export function fetchWhenIdle(
  src: string,
  isWanted: () => boolean,
  data: Record<string, string> = {},
): void {
  if (requested.has(src)) return;
  requested.add(src);
  const fetchScript = () => {
    if (!isWanted()) return void requested.delete(src);
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    Object.assign(script.dataset, data);
    // Not tried again: what blocks the script now would block it again.
    script.onerror = () => console.warn("Analytics could not be loaded.");
    document.head.append(script);
  };
  const wait = () => whenIdle(fetchScript, 3000);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
