/** Answers early presses of buttons and keys where it can, and keeps them for React to repeat. */
import {
  dehydratedAttribute,
  dropdownAttribute,
  fallbackAttribute,
  hydratedAttribute,
  pendingAttribute,
  type EarlyPress,
} from "../browser/hydration";
import { html } from "./html";
import { hideAll, show } from "./panels";
import { submitLater } from "./submit";

/** Buttons whose press is repeated; the browser itself handles the one that closes the search. */
const pressable = [
  "button[type=button]:not([aria-haspopup=dialog])",
  "[method=dialog]:not(dialog *) button",
  `[data-js] [${pendingAttribute}] [type=submit]`,
].join();

/** Gives up on the scripts: the page works as in a browser without script, unless they arrive later. */
export function giveUp(): void {
  if (html.hasAttribute(hydratedAttribute)) return;
  delete html.dataset.js;
  hideAll();
  const presses = window.earlyPresses?.splice(0).filter(({ key }) => !key);
  const fallback = presses?.pop()?.target.getAttribute(fallbackAttribute);
  if (fallback) location.hash = fallback;
}

/** Starts to remember presses; that of a button calls `startScripts`. */
export function keepPresses(startScripts: () => void): void {
  const presses: EarlyPress[] = (window.earlyPresses = []);

  function onClick(event: MouseEvent): void {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLButtonElement>(pressable);
    if (!button) return;
    if (html.hasAttribute(hydratedAttribute) && !button.closest(`[${dehydratedAttribute}]`)) return;
    // React may hydrate the button meanwhile: it would then handle this press and its repetition.
    event.stopPropagation();
    const press: EarlyPress = { target: button };
    const { form } = button;
    if (form?.hasAttribute(pendingAttribute)) {
      event.preventDefault();
      if ("pressed" in form.dataset) return;
      form.dataset.pressed = "";
      submitLater(press);
    }
    presses.push(press);
    show(button, button.ariaExpanded !== "true");
    startScripts();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !("js" in html.dataset)) return;
    // A key in a dialog does not concern the page below it.
    if (html.hasAttribute(hydratedAttribute) || target.closest("dialog")) return;
    // Escape keeps its default action: no `preventDefault`.
    if (key === "Escape") hideAll();
    else if (key === "ArrowDown" && target.matches(`[${dropdownAttribute}] > [aria-expanded]`)) {
      event.preventDefault();
      show(target, true);
    } else return;
    event.stopPropagation();
    presses.push({ target, key: event });
  }

  addEventListener("click", onClick, true);
  addEventListener("keydown", onKeyDown, true);
}
