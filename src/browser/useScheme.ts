/** Reads and changes the visitor's choice of scheme; an inline script applies it before the first paint. */
import { useSyncExternalStore } from "react";
import { schemeChoices, schemeKey, type SchemeChoice } from "../theme/scheme";
import { localStore } from "./storage";

const listeners = new Set<() => void>();

const isChoice = (value: unknown): value is SchemeChoice =>
  schemeChoices.some((choice) => choice === value);

function currentScheme(): SchemeChoice {
  const { theme } = document.documentElement.dataset;
  return isChoice(theme) ? theme : "system";
}

function apply(choice: SchemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
}

/** Applies a choice and stores it; if storage is refused, it lasts for the visit. */
export function chooseScheme(choice: SchemeChoice): void {
  apply(choice);
  localStore.write(schemeKey, choice);
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === schemeKey) apply(isChoice(event.newValue) ? event.newValue : "system");
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** The current choice; undefined in the server's HTML, where it cannot be known. */
export const useScheme = (): SchemeChoice | undefined =>
  useSyncExternalStore<SchemeChoice | undefined>(subscribe, currentScheme, () => undefined);
