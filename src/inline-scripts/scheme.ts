/** Applies the visitor's choice of light or dark before the first paint, and on a press before hydration. */
import { hasDarkScheme, schemeKey } from "../theme/scheme";
import { html } from "./html";

/** Applies a scheme; ignores any other value. */
function setScheme(choice: string | undefined): void {
  if (!hasDarkScheme) return;
  if (choice === "system") delete html.dataset.theme;
  else if (choice === "light" || choice === "dark") html.dataset.theme = choice;
}

/** Applies and stores the scheme of a pressed button, so that it lasts even if the visitor leaves before hydration. */
export function chooseScheme(choice: string): void {
  setScheme(choice);
  try {
    localStorage.setItem(schemeKey, choice);
  } catch {
    // Storage is refused.
  }
}

/** Marks that scripts run, and applies the stored scheme; without storage, the system's scheme applies. */
export function applyScheme(): void {
  html.dataset.js = "";
  try {
    setScheme(localStorage.getItem(schemeKey) ?? undefined);
  } catch {
    // Storage is refused.
  }
}
