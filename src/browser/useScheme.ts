/** Reads and changes the visitor's choice of scheme; an inline script applies it before the first paint. */
import { useSyncExternalStore } from "react";
import { schemeChoices, schemeKey, type SchemeChoice } from "../theme/scheme";
import { localStore } from "./storage";

const listeners = new Set<() => void>();

function currentScheme(): SchemeChoice {
  const { theme } = document.documentElement.dataset;
  return schemeChoices.find((choice) => choice === theme) ?? "system";
}

/** Applies a choice and stores it; if storage is refused, it lasts for the visit. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  localStore.write(schemeKey, choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current choice; undefined in the server's HTML, where it cannot be known. */
export const useScheme = (): SchemeChoice | undefined =>
  useSyncExternalStore<SchemeChoice | undefined>(subscribe, currentScheme, () => undefined);
