/** The visitor's choice of light or dark, set before the first paint. */
import { schemeKey } from "../theme/scheme";
import { html } from "./html";

/** Marks that scripts run, and the chosen scheme; where storage is refused, the system's scheme counts. */
export function applyScheme(): void {
  html.dataset.js = "";
  try {
    const chosen = localStorage.getItem(schemeKey);
    if (chosen === "light" || chosen === "dark") html.dataset.theme = chosen;
  } catch {
    // Storage is refused.
  }
}
