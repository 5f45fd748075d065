/** Sends events to the visitor's tracker, if the page has one (spec §7). */

export type EventParameters = Record<string, string | number>;

declare global {
  interface Window {
    gtag?: (command: string, name: string, parameters?: EventParameters) => void;
  }
}

/**
 * Sends an event. Without a tracker nothing happens; a tracker that throws stops nothing.
 * @param name the event, such as `cta_click`
 * @param parameters what the tracker is told of it
 */
export function track(name: string, parameters: EventParameters): void {
  try {
    if (typeof window.gtag === "function") window.gtag("event", name, parameters);
  } catch (error) {
    console.warn("The tracker failed.", error);
  }
}
