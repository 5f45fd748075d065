/**
 * Sets up Google's gtag once the visitor has consented, loads its script when the page is idle, and sends `config` once
 * per page view.
 */
import { safely, sendKeptEvents, splitTest } from "./events";
import { fetchWhenIdle, forgetVisit, nextView } from "./page-views";
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

/** Google Analytics 4; undefined without a measurement id. */
export function ga4(): Tracker | undefined {
  const id = process.env.GATSBY_ANALYTICS_ID?.trim();
  if (!id) return undefined;
  /** While this property of the window is true, the tracker sends nothing. */
  const disabled = `ga-disable-${id}`;
  const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  return {
    measurePage: (path, title) =>
      safely(() => {
        Reflect.set(window, disabled, false);
        command ??= setUp();
        // `track` sends events to `window.gtag`; a function that another tracker has put there stays.
        if (typeof window.gtag !== "function") window.gtag = command;
        fetchWhenIdle(address, () => !Reflect.get(window, disabled));
        command("consent", "update", { analytics_storage: "granted" });
        const view = nextView(path);
        if (!view) return;
        command("config", id, {
          page_path: path,
          page_title: title,
          page_location: view.location,
          page_referrer: view.referrer,
          cookie_expires: cookieLife,
          cookie_update: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          ...splitTest,
        });
        sendKeptEvents();
      }),
    stop: (path) => {
      Reflect.set(window, disabled, true);
      forgetVisit(path, trackerCookie);
      if (command && window.gtag === command) delete window.gtag;
      safely(() => command?.("consent", "update", { analytics_storage: "denied" }));
    },
  };
}
