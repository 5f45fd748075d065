/** Applies the visitor's choice of light or dark: before the first paint, and when it changes, before hydration too. */
import { localStore } from "../browser/storage";
import { showScheme } from "../browser/show-scheme";
import { schemeKey } from "../theme/scheme";
import { html } from "./html";

/** Applies a scheme; ignores any other value. */
function setScheme(choice: string | undefined): void {
  if (choice === "system") delete html.dataset.theme;
  else if (choice === "light" || choice === "dark") html.dataset.theme = choice;
}

const showInControls = () =>
  document.querySelectorAll<HTMLSelectElement>(`select[name=${schemeKey}]`).forEach(showScheme);

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== schemeKey) return;
  setScheme(target.value);
  localStore.write(schemeKey, target.value);
  showInControls();
}

/** Marks that scripts run, and applies the stored scheme; without storage, a choice lasts for the visit. */
export function applyScheme(): void {
  html.dataset.js = "";
  if (!SITE.hasDarkScheme) return;
  setScheme(localStore.read(schemeKey));
  addEventListener("DOMContentLoaded", showInControls);
  addEventListener("change", onChange);
}
