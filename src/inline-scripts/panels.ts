/** Panels that a button shows or hides, before React does so. */
import { dropdownAttribute } from "../browser/late-scripts";

export const isOpen = (button: Element): boolean => button.ariaExpanded === "true";

/** Shows or hides the panel of a button; one that has none is left as it is. The focus never stays in what is hidden. */
export function show(button: HTMLElement, shown: boolean): void {
  const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!panel || !button.ariaExpanded) return;
  if (!shown && panel.contains(document.activeElement)) button.focus();
  button.ariaExpanded = String(shown);
  // The panel of a dropdown is shown by style.
  if (!button.closest(`[${dropdownAttribute}]`)) panel.hidden = !shown;
}

export const hideAll = (): void =>
  document
    .querySelectorAll<HTMLElement>("[aria-expanded=true]")
    .forEach((button) => show(button, false));
