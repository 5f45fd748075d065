/**
 * Sets up Google's gtag once the visitor has consented, loads its script when the page is idle, and sends `config` once
 * per page view.
 */
import { deleteCookies } from "./delete-cookies";
import { dropKeptEvents, sendKeptEvents } from "./events";
import { fetchWhenIdle, forgetView, nextView } from "./page-views";
import type { Tracker } from "./tracker";

type Command = (...parameters: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** `_ga`, and `_ga_` with the end of a measurement id. */
const trackerCookie = /^_ga(_|$)/;

/** How long a visitor's identifier may be kept, in seconds: 14 months of 30.5 days. */
const cookieLife = 14 * 30.5 * 24 * 60 * 60;

const consentTypes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
const allDenied = Object.fromEntries(consentTypes.map((name) => [name, "denied"]));

/** The command function that this module has set up, if any. */
let command: Command | undefined;
let requested = false;

/** While this property of the window is true, the tracker sends nothing. */
const setDisabled = (id: string, disabled: boolean) =>
  Reflect.set(window, `ga-disable-${id}`, disabled);
const isDisabled = (id: string) => Reflect.get(window, `ga-disable-${id}`) === true;

function requestScript(id: string): void {
  if (requested) return;
  requested = true;
  fetchWhenIdle(
    `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
    () => !isDisabled(id),
    () => {
      // The visitor has withdrawn consent meanwhile; the script is requested after the next consent.
      requested = false;
    },
  );
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

function measurePage(id: string, path: string, title: string): void {
  try {
    const gtag = start(id);
    gtag("consent", "update", { analytics_storage: "granted" });
    const view = nextView(path);
    if (!view) return;
    gtag("config", id, {
      page_path: path,
      page_title: title,
      page_location: view.location,
      page_referrer: view.referrer,
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

function stop(id: string, path: string): void {
  setDisabled(id, true);
  deleteCookies(trackerCookie, window.location.hostname);
  dropKeptEvents();
  forgetView(path);
  if (!command) return;
  if (window.gtag === command) delete window.gtag;
  try {
    command("consent", "update", { analytics_storage: "denied" });
  } catch (error) {
    console.warn("The tracker failed.", error);
  }
}

/** Google Analytics 4; undefined without a measurement id. */
export function ga4(): Tracker | undefined {
  const id = process.env.GATSBY_ANALYTICS_ID?.trim();
  return id
    ? {
        measurePage: (path, title) => measurePage(id, path, title),
        stop: (path) => stop(id, path),
      }
    : undefined;
}
