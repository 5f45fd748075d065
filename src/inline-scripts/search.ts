/**
 * Opens the search at the press of its button, of / and of Ctrl+K, and closes it at Escape, before React has taken over
 * and after. Its dialog is in the HTML; its script is fetched once the focus is in it.
 */
import { searchDialogId, slashIsOn } from "../features/search/opening";
import { html } from "./html";

/** Whether a key pressed on an element types text into it. In WebKit the focus may still be in a field that has gone. */
const isTyping = (target: Element): boolean =>
  target.matches("input,select,textarea") && target.getClientRects().length > 0;

function opens({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (key === "k") return ctrlKey || metaKey;
  return key === "/" && !ctrlKey && !metaKey && !isTyping(target as Element) && slashIsOn();
}

/** @param startScripts starts the scripts of the page */
export function openSearch(startScripts: () => void): void {
  const find = () => document.getElementById(searchDialogId) as HTMLDialogElement | null;
  const open = () => {
    const dialog = find();
    if (!dialog || dialog.open) return;
    dialog.showModal();
    startScripts();
  };
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest(`[aria-controls=${searchDialogId}]`)) open();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!("js" in html.dataset)) return;
    const dialog = find();
    // Of a search field, Firefox clears the text first, and WebKit does not close the dialog at all.
    if (event.key === "Escape" && dialog?.open && !event.isComposing) dialog.close();
    else if (opens(event)) open();
    else return;
    event.preventDefault();
  };
  // On its way down: React lets no key rise out of a part that it has not taken over yet.
  document.addEventListener("keydown", onKeyDown, true);
}
