/**
 * Sends the events of links: calls to action, files, and other ways to reach the firm, also before React hydrates the
 * page. If the visitor has consented but the tracker has not started, session storage keeps the event, since the link
 * leads to another page.
 */
import { eventAttribute } from "../browser/hydration";
import { eventSender, keepEvent, track, type TrackedEvent } from "../analytics/events";
import { hasConsented } from "./returning";

/** The part of the page that a link is in: the header, the footer, or else the part of the site. */
const placeOf = (link: Element): string =>
  link.closest("header,footer")?.localName ?? (location.pathname.split("/")[1] || "home");

/** The event of a link: the one that the page gives it, or that of a way to reach the firm. */
function eventOf(link: Element): TrackedEvent | undefined {
  const given = link.getAttribute(eventAttribute);
  if (given) return JSON.parse(given) as TrackedEvent;
  const [, way] =
    /^\/?(contact(?=\/$)|mailto(?=:)|tel(?=:))/.exec(link.getAttribute("href") ?? "") ?? [];
  return way
    ? ["cta_click", { cta_type: way, cta_location: placeOf(link), page_title: "" }]
    : undefined;
}

export function trackCalls(): void {
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest("a[href]");
      const event = link && eventOf(link);
      if (!event) return;
      const [name, parameters] = event;
      if ("page_title" in parameters) parameters.page_title = document.title;
      if (eventSender()) track(name, parameters);
      else if (hasConsented()) keepEvent(event);
      if (parameters.cta_location) window.lastCall = String(parameters.cta_location);
    },
    true,
  );
}
