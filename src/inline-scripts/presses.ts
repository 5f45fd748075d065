/**
 * Buttons that are pressed before React has taken over are remembered, and pressed again by then; a panel that a button
 * shows or hides, such as the menu of a phone, it does at once. So are the keys that mean something to the site: those
 * that open the search, open a dropdown, or close what is open.
 */
import {
  dehydratedAttribute,
  dropdownAttribute,
  fallbackAttribute,
  hydratedAttribute,
  type EarlyPress,
} from "../browser/late-scripts";
import { html } from "./html";
import { hideAll, isOpen, show } from "./panels";
import { chooseScheme } from "./scheme";

const isButton = (press: EarlyPress): press is HTMLButtonElement => press instanceof HTMLElement;

/** Gives the scripts up: the page is as it is in a browser without script, until they come after all. */
export function giveUp(): void {
  if (html.hasAttribute(hydratedAttribute)) return;
  delete html.dataset.js;
  hideAll();
  const last = window.earlyPresses?.splice(0).filter(isButton).pop();
  const instead = last?.getAttribute(fallbackAttribute);
  if (instead) location.hash = instead;
}

/**
 * Remembers presses from now on.
 * @param startScripts called at the press of a button
 */
export function keepPresses(startScripts: () => void): void {
  const presses: EarlyPress[] = (window.earlyPresses = []);

  function onClick(event: MouseEvent): void {
    const { target } = event;
    const selector = "button[type=button]:not([aria-haspopup=dialog]),[method=dialog] button";
    const button = target instanceof Element && target.closest<HTMLButtonElement>(selector);
    if (!button) return;
    if (html.hasAttribute(hydratedAttribute) && !button.closest(`[${dehydratedAttribute}]`)) return;
    // React may be about to take over: it would hear this press, and the one in its place too.
    event.stopPropagation();
    presses.push(button);
    if (button.dataset.setScheme) chooseScheme(button.dataset.setScheme);
    show(button, !isOpen(button));
    startScripts();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !("js" in html.dataset)) return;
    // What is pressed in a dialog means nothing to the page below it.
    if (html.hasAttribute(hydratedAttribute) || target.closest("dialog")) return;
    // Escape is the browser's too.
    if (key === "Escape") hideAll();
    else if (key === "ArrowDown" && target.matches(`[${dropdownAttribute}] > [aria-expanded]`)) {
      event.preventDefault();
      show(target, true);
    } else return;
    event.stopPropagation();
    presses.push(event);
  }

  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKeyDown, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    // The browser skips the transition to another page, which says nothing of the scripts.
    if ((reason as Error | null)?.name !== "AbortError") giveUp();
  });
}
