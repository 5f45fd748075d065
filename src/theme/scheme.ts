/**
 * The visitor's choice of light, dark or system. The choice is an attribute of `<html>`, set before first paint
 * by a script in the head; React only reads it.
 */
import { useSyncExternalStore } from "react";

export const schemeChoices = ["light", "dark", "system"] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** The key of local storage. */
export const schemeKey = "theme";

/** Runs in the head, before first paint; also marks that scripts run. */
export const schemeScript = `(function(){var d=document.documentElement;d.dataset.js="";try{var t=localStorage.getItem("${schemeKey}");if(t==="light"||t==="dark")d.dataset.theme=t}catch(e){}})()`;

const listeners = new Set<() => void>();

const isChoice = (value: unknown): value is SchemeChoice =>
  schemeChoices.some((choice) => choice === value);

/** The current choice: `system` unless the visitor chose otherwise. */
export function currentScheme(): SchemeChoice {
  const { theme } = document.documentElement.dataset;
  return isChoice(theme) ? theme : "system";
}

function apply(choice: SchemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
}

/**
 * Applies a choice and stores it; if storage is refused, it lasts for the visit.
 * @param choice light, dark or system
 */
export function chooseScheme(choice: SchemeChoice): void {
  apply(choice);
  try {
    localStorage.setItem(schemeKey, choice);
  } catch {
    // Storage is refused: the attribute holds until the page is left.
  }
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
