/**
 * Sends the events of links: calls to action, files, and other ways to reach the firm, also before React hydrates the
 * page. If the visitor has consented but the tracker has not started, session storage keeps the event, since the link
 * leads to another page.
 */
import { eventAttribute, stateAttribute } from "../browser/hydration";
import { eventSender, keepEvent, track, type TrackedEvent } from "../analytics/events";
import type { ContactState } from "../features/forms/navigation-state";
import { hasConsented } from "./returning";

/** The part of the page that a link is in: the header, the footer, or else the part of the site. */
const placeOf = (link: Element): string =>
  link.closest("header,footer")?.localName ??
  (location.pathname.split("/")[SITE.prefix ? 2 : 1] || "home");

/**
 * The event of a link: the one that the page gives it, or that of a way to reach the firm. On the way to the contact page
 * it has the place that the lead will have.
 */
function eventOf(link: Element): TrackedEvent | undefined {
  const [given, state] = [eventAttribute, stateAttribute].map((name): unknown =>
    JSON.parse(link.getAttribute(name) ?? "null"),
  );
  const href = link.getAttribute("href") ?? "";
  const [, way] =
    /^\/?(contact(?=\/$)|mailto(?=:)|tel(?=:))/.exec(
      SITE.prefix ? href.replace(SITE.prefix, "") : href,
    ) ?? [];
  const event = (given ?? (way && ["cta_click", { cta_type: way, page_title: "" }])) as
    | TrackedEvent
    | undefined;
  if (event && way) {
    const { source, topic } = (state ?? {}) as ContactState;
    event[1].cta_location ??= source ?? topic ?? placeOf(link);
  }
  return event;
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
