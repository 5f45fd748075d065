/**
 * Sets up Google's gtag once the visitor has consented, loads its script when the page is idle, and sends `config` once
 * per page view.
 */
import { deleteTrackerCookies } from "./delete-cookies";
import { whenIdle } from "../browser/when-idle";
import { isPreviewHost } from "../lib/preview-host";
import { dropKeptEvents, sendKeptEvents } from "./events";

type Command = (...parameters: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** How long a visitor's identifier may be kept, in seconds: 14 months of 30.5 days. */
const cookieLife = 14 * 30.5 * 24 * 60 * 60;

const consentTypes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
const allDenied = Object.fromEntries(consentTypes.map((name) => [name, "denied"]));

/** The command function that this module has set up, if any. */
let command: Command | undefined;
let requested = false;
let lastPath: string | undefined;

/** The measurement id in use on a host; undefined without one, and on preview hosts. */
export function measurementId(host: string, previewHosts: readonly string[]): string | undefined {
  const id = process.env.GATSBY_ANALYTICS_ID?.trim();
  return id && !isPreviewHost(host, previewHosts) ? id : undefined;
}

/** While this property of the window is true, the tracker sends nothing. */
const setDisabled = (id: string, disabled: boolean) =>
  Reflect.set(window, `ga-disable-${id}`, disabled);
const isDisabled = (id: string) => Reflect.get(window, `ga-disable-${id}`) === true;

function whenLoadedAndIdle(act: () => void): void {
  const wait = () => whenIdle(act, 3000);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

function requestScript(id: string): void {
  if (requested) return;
  requested = true;
  whenLoadedAndIdle(() => {
    // The visitor may have withdrawn consent meanwhile; the script is then requested after the next consent.
    if (isDisabled(id)) {
      requested = false;
      return;
    }
    const script = document.createElement("script");
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    // Not tried again: what blocks the script now would block it again.
    script.onerror = () => console.warn("Analytics could not be loaded.");
    document.head.append(script);
  });
}

function setUp(): Command {
  const dataLayer = (window.dataLayer ??= []);
  const gtag: Command = function gtag() {
    // The tracker's script reads `arguments`, not arrays.
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  gtag("consent", "default", allDenied);
  gtag("js", new Date());
  return gtag;
}

function start(id: string): Command {
  setDisabled(id, false);
  command ??= setUp();
  // `track` sends events to `window.gtag`; a function that another tracker has put there stays.
  if (typeof window.gtag !== "function") window.gtag = command;
  requestScript(id);
  return command;
}

/**
 * Reports a page view to the tracker, once per page.
 * @param path the address of the page without query and hash, so that calculator inputs are not sent
 */
export function measurePage(id: string, path: string, title: string): void {
  try {
    const gtag = start(id);
    gtag("consent", "update", { analytics_storage: "granted" });
    if (path === lastPath) return;
    lastPath = path;
    gtag("config", id, {
      page_path: path,
      page_title: title,
      page_location: `${window.location.origin}${path}`,
      page_referrer: document.referrer.replace(/[?#].*/, ""),
      cookie_expires: cookieLife,
      cookie_update: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    sendKeptEvents();
  } catch (error) {
    console.warn("The tracker failed.", error);
  }
}

/**
 * Stops measuring: the visitor has not consented, or has withdrawn consent. No cookie and no waiting
 * event is left.
 * @param path the address of the page; a view already reported is not reported again after renewed consent
 */
export function stopMeasuring(id: string, path: string): void {
  setDisabled(id, true);
  deleteTrackerCookies(window.location.hostname);
  dropKeptEvents();
  if (path !== lastPath) lastPath = undefined;
  if (!command) return;
  if (window.gtag === command) delete window.gtag;
  try {
    command("consent", "update", { analytics_storage: "denied" });
  } catch (error) {
    console.warn("The tracker failed.", error);
  }
}
