/** Applies the visitor's choice of light or dark before the first paint. */
import { schemeKey } from "../theme/scheme";
import { localStore } from "../browser/storage";
import { html } from "./html";

/** Applies a scheme; ignores any other value. */
export function setScheme(choice: string | undefined): void {
  if (!SITE.hasDarkScheme) return;
  if (choice === "system") delete html.dataset.theme;
  else if (choice === "light" || choice === "dark") html.dataset.theme = choice;
}

/** Marks that scripts run, and applies the stored scheme; without storage, the system's scheme applies. */
export function applyScheme(): void {
  html.dataset.js = "";
  setScheme(localStore.read(schemeKey));
}
