/**
 * The visitor's choice about analytics: nothing is measured without consent. The choice is kept in local
 * storage; where storage is refused, it lasts for the visit.
 */
import { useSyncExternalStore } from "react";
import { localStore } from "../browser/storage";
import { consentKey, storedConsent, type Consent } from "./events";

/** Holds the choice if storage is refused. */
let choiceOfVisit: Consent | undefined;
let reopened = false;
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

/** The choice; undefined until there is one. A browser that sends Global Privacy Control has refused for its visitor. */
export function readConsent(): Consent | undefined {
  const refused = Reflect.get(navigator, "globalPrivacyControl") === true ? "denied" : undefined;
  return storedConsent() ?? choiceOfVisit ?? refused;
}

/** Stores a choice with its date, which is in UTC, and with what it is about. */
export function chooseConsent(choice: Consent, now = new Date()): void {
  choiceOfVisit = choice;
  reopened = false;
  const day = now.toISOString().slice(0, 10);
  const kept = { choice, day, question: SITE.analytics.question };
  // If the choice cannot be stored, an older stored one must not outlive it.
  if (!localStore.write(consentKey, JSON.stringify(kept))) localStore.remove(consentKey);
  notifyListeners();
}

/** Opens the banner again, or closes it without a change. */
export function setBannerReopened(open: boolean): void {
  reopened = open;
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The choice; undefined until there is one, and in the server's HTML. */
export const useConsent = (): Consent | undefined =>
  useSyncExternalStore<Consent | undefined>(subscribe, readConsent, () => undefined);

export const useBannerReopened = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reopened,
    () => false,
  );
