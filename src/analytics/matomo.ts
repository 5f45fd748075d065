/** Matomo on the owner's server or in its cloud, once the visitor has consented. */
import { sendKeptEvents, type EventParameters } from "./events";
import { fetchWhenIdle, forgetVisit, nextView } from "./page-views";
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
function sendEvent(name: string, parameters: EventParameters): void {
  push("trackEvent", name, Object.values(parameters).join(" · "), window.location.pathname);
}

let isStopped = false;

export function matomo(): Tracker {
  const { address, site } = SITE.analytics;
  return {
    measurePage: (path, title) => {
      isStopped = false;
      window.sendEvent = sendEvent;
      if (!window._paq) {
        push("setTrackerUrl", `${address}/matomo.php`);
        push("setSiteId", site);
      }
      fetchWhenIdle(`${address}/matomo.js`, () => !isStopped);
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
      delete window.sendEvent;
      forgetVisit(path, /^_pk_/);
    },
  };
}
