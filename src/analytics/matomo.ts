/** Matomo on the owner's server or in its cloud, once the visitor has consented. */
import { deleteCookies } from "./delete-cookies";
import { dropKeptEvents, sendKeptEvents, type EventParameters } from "./events";
import { fetchWhenIdle, forgetView, nextView } from "./page-views";
import type { Tracker } from "./tracker";

declare global {
  interface Window {
    _paq?: { push: (command: unknown[]) => unknown };
  }
}

const push = (...command: unknown[]): void => {
  window._paq ??= [] as unknown[][];
  window._paq.push(command);
};

/** Reports an event in Matomo's three parts: name, values, page. */
function sendEvent(_command: string, name: string, parameters: EventParameters = {}): void {
  push("trackEvent", name, Object.values(parameters).join(" · "), window.location.pathname);
}

let requested = false;
let isStopped = false;

function start(address: string): void {
  isStopped = false;
  window.gtag ??= sendEvent;
  if (requested) return;
  requested = true;
  push("setTrackerUrl", `${address}/matomo.php`);
  push("setSiteId", process.env.GATSBY_ANALYTICS_SITE);
  fetchWhenIdle(
    `${address}/matomo.js`,
    () => !isStopped,
    () => {
      requested = false;
    },
  );
}

export function matomo(): Tracker {
  const address = process.env.GATSBY_ANALYTICS_ADDRESS ?? "";
  return {
    measurePage: (path, title) => {
      start(address);
      const view = nextView(path);
      if (!view) return;
      push("setCustomUrl", view.location);
      push("setReferrerUrl", view.referrer);
      push("setDocumentTitle", title);
      push("trackPageView");
      sendKeptEvents();
    },
    stop: (path) => {
      isStopped = true;
      if (window.gtag === sendEvent) delete window.gtag;
      deleteCookies(/^_pk_/, window.location.hostname);
      dropKeptEvents();
      forgetView(path);
    },
  };
}
