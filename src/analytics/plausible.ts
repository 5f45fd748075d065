/** Plausible, which stores nothing on the visitor's device. */
import { sendKeptEvents, splitTest, type EventParameters } from "./events";
import { fetchWhenIdle, forgetVisit, nextView } from "./page-views";
import type { Tracker } from "./tracker";

interface Plausible {
  (event: string, options: { u?: string; props?: EventParameters }): void;
  /** The calls before the script has loaded. */
  q?: unknown[];
}

declare global {
  interface Window {
    plausible?: Plausible;
  }
}

/** Keeps calls until Plausible's script, which replaces this function, has loaded. */
function queue(...call: Parameters<Plausible>): void {
  (queue as Plausible).q = [...((queue as Plausible).q ?? []), call];
}

const send = (...call: Parameters<Plausible>) => window.plausible?.(...call);

function start(): void {
  window.sendEvent = (name, props) => send(name, { props });
  if (window.plausible) return;
  window.plausible = queue;
  const { address, site: domain = window.location.hostname } = SITE.analytics;
  fetchWhenIdle(`${address}/js/script.manual.js`, () => true, { domain });
}

export const plausible = (): Tracker => ({
  measurePage: (path) => {
    start();
    const view = nextView(path);
    if (!view) return;
    send("pageview", { u: view.location, props: splitTest });
    sendKeptEvents();
  },
  stop: (path) => {
    delete window.sendEvent;
    forgetVisit(path);
  },
});
