import { localStore, sessionStore } from "../browser/storage";

export type Consent = "granted" | "denied";

/** The key of local storage that holds the visitor's choice about analytics. */
export const consentKey = "consent";

/** The choice as it is stored. */
interface KeptChoice {
  choice?: unknown;
  day?: string;
  /** The tool and a digest of the words that the visitor was asked about. */
  question?: string;
}

export const keptChoice = () => (localStore.readJson(consentKey) ?? {}) as KeptChoice;

/** The stored choice; undefined if there is none, or if it is about another tool or other words. */
export function storedConsent(): Consent | undefined {
  const { choice, question } = keptChoice();
  const isChoice = choice === "granted" || choice === "denied";
  return isChoice && question === SITE.analytics.question ? choice : undefined;
}

/** How long the choice holds, in milliseconds. */
export const consentLifetime = 365 * 24 * 60 * 60 * 1000;

export type EventParameters = Record<string, string | number>;

export type TrackedEvent = [name: string, parameters: EventParameters];

/** The key of session storage for events that wait for the tracker. */
const waitingKey = "call-events";

declare global {
  interface Window {
    /** Where the last call stood that the visitor followed in this document. */
    lastCall?: string;
    /** Google's function; other tools set `sendEvent`. */
    gtag?: (command: string, name: string, parameters?: EventParameters) => void;
    sendEvent?: (name: string, parameters: EventParameters) => void;
  }
}

/** Calls a tracker; one that throws does not interrupt the page. */
export function safely(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.warn("The tracker failed.", error);
  }
}

/** What sends events; undefined until a tool has started. */
export function eventSender(): Window["sendEvent"] {
  const { gtag, sendEvent } = window;
  if (sendEvent || typeof gtag !== "function") return sendEvent;
  return (name, parameters) => gtag("event", name, parameters);
}

/** The version of the site that the host shows in a split test, for everything that is reported. */
export const splitTest: EventParameters | undefined = SITE.analytics.variant
  ? { variant: SITE.analytics.variant }
  : undefined;

/** Sends an event. Without a tracker nothing happens. */
export const track = (name: string, parameters: EventParameters): void =>
  safely(() => eventSender()?.(name, { ...parameters, ...splitTest }));

const waitingEvents = () => (sessionStore.readJson(waitingKey) ?? []) as TrackedEvent[];

export function keepEvent(event: TrackedEvent): void {
  sessionStore.write(waitingKey, JSON.stringify([...waitingEvents(), event]));
}

export const dropKeptEvents = (): void => sessionStore.remove(waitingKey);

/** Sends the events that were kept, once. */
export function sendKeptEvents(): void {
  for (const event of waitingEvents()) track(...event);
  dropKeptEvents();
}
