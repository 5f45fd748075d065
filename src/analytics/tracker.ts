/** Sends events to the visitor's tracker, if the page has one. */

type EventParameters = Record<string, string | number>;

declare global {
  interface Window {
    gtag?: (command: string, name: string, parameters?: EventParameters) => void;
  }
}

/**
 * Sends an event. Without a tracker nothing happens, and a tracker that throws does not interrupt the page.
 * @param name the event, such as `cta_click`
 * @param parameters the parameters of the event
 */
export function track(name: string, parameters: EventParameters): void {
  try {
    if (typeof window.gtag === "function") window.gtag("event", name, parameters);
  } catch (error) {
    console.warn("The tracker failed.", error);
  }
}
