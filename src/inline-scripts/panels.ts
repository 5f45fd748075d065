/** Shows and hides the panels of buttons before React does. */
import { dropdownAttribute } from "../browser/hydration";

/** Shows or hides the panel of a button, if it has one. Focus in a panel that is hidden moves to the button. */
export function show(button: HTMLElement, shown: boolean): void {
  const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!panel || !button.ariaExpanded) return;
  if (!shown && panel.contains(document.activeElement)) button.focus();
  button.ariaExpanded = String(shown);
  // CSS shows the panel of a dropdown.
  if (!button.closest(`[${dropdownAttribute}]`)) panel.hidden = !shown;
}

export const hideAll = (): void =>
  document
    .querySelectorAll<HTMLElement>("[aria-expanded=true]")
    .forEach((button) => show(button, false));
