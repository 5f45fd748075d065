/** The visitor's choice of light or dark, set before the first paint, and by a press before React has taken over. */
import { schemeKey } from "../theme/scheme";
import { html } from "./html";

/** Shows a scheme that the visitor has chosen; anything but a choice is ignored. */
function setScheme(choice: string | undefined): void {
  if (choice === "system") delete html.dataset.theme;
  else if (choice === "light" || choice === "dark") html.dataset.theme = choice;
}

/** Shows and stores the scheme of a pressed button, so that the choice also holds where the visitor leaves at once. */
export function chooseScheme(choice: string): void {
  setScheme(choice);
  try {
    localStorage.setItem(schemeKey, choice);
  } catch {
    // Storage is refused.
  }
}

/** Marks that scripts run, and the chosen scheme; where storage is refused, the system's scheme counts. */
export function applyScheme(): void {
  html.dataset.js = "";
  try {
    setScheme(localStorage.getItem(schemeKey) ?? undefined);
  } catch {
    // Storage is refused.
  }
}
