/**
 * The visitor's choice about analytics: nothing is measured without consent. The choice is kept in local
 * storage; where storage is refused, it lasts for the visit.
 */
import { useSyncExternalStore } from "react";
import { localStore } from "../browser/storage";
import { isRecord } from "../lib/is-record";
import { consentKey } from "./events";

export type Consent = "granted" | "denied";

/** Holds the choice if storage is refused. */
let choiceOfVisit: Consent | undefined;
let reopened = false;
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

/** The choice; undefined until the visitor has chosen, and for any other stored value. */
export function readConsent(): Consent | undefined {
  const stored = localStore.readJson(consentKey);
  const choice = isRecord(stored) && stored.choice;
  return choice === "granted" || choice === "denied" ? choice : choiceOfVisit;
}

/** Stores a choice with its date, which is in UTC. */
export function chooseConsent(choice: Consent, now = new Date()): void {
  choiceOfVisit = choice;
  reopened = false;
  const day = now.toISOString().slice(0, 10);
  // If the choice cannot be stored, an older stored one must not outlive it.
  if (!localStore.write(consentKey, JSON.stringify({ choice, day }))) localStore.remove(consentKey);
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
