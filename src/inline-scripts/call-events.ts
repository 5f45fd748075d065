/**
 * Sends the events of calls to action, also before React hydrates the page. If the visitor has consented but the
 * tracker has not started, session storage keeps the event, since the call leads to another page.
 */
import { eventAttribute } from "../lib/link-kind";
import { keepEvent, track, type TrackedEvent } from "../analytics/events";
import { hasConsented } from "./returning";

function sendEvent(link: Element): void {
  const [name, parameters] = JSON.parse(link.getAttribute(eventAttribute) ?? "") as TrackedEvent;
  if ("page_title" in parameters) parameters.page_title = document.title;
  if (typeof window.gtag === "function") track(name, parameters);
  else if (hasConsented()) keepEvent([name, parameters]);
}

export function trackCalls(): void {
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest(`[${eventAttribute}]`);
      if (link) sendEvent(link);
    },
    true,
  );
}
