/**
 * Opens the search dialog on its button and Ctrl+K, and closes it on Escape, before hydration and after. The dialog
 * is in the HTML; its script is fetched once the dialog has the focus.
 */
import { searchDialogId } from "../features/search/opening";
import { html } from "./html";

/** Whether a key types text into an element. In WebKit, a field can keep the focus after it is hidden. */
const isTyping = (target: Element): boolean =>
  target.matches("input,select,textarea") && target.getClientRects().length > 0;

const onMac = navigator.platform.startsWith("Mac");

function opensSearch({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  // Caps Lock makes it a capital. On a Mac, Ctrl+K in a field deletes to the end of the line.
  if ((key !== "k" && key !== "K") || altKey || shiftKey) return false;
  return metaKey || (ctrlKey && !(onMac && isTyping(target as Element)));
}

export function listenForSearch(startScripts: () => void): void {
  // A heading of a text can have the same id.
  const findDialog = () => document.querySelector<HTMLDialogElement>(`dialog#${searchDialogId}`);
  const open = () => {
    const dialog = findDialog();
    if (!dialog || dialog.open) return;
    dialog.showModal();
    startScripts();
  };
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest(`[aria-controls=${searchDialogId}]`)) open();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!("js" in html.dataset)) return;
    const dialog = findDialog();
    // In a search field, Firefox first clears the text on Escape, and WebKit never closes the dialog. An Escape that is
    // repeated after hydration (`isTrusted` is false) was pressed before the search was opened.
    // Safari sends the Escape that ends a composition with the code 229.
    const composing = event.isComposing || event.keyCode === 229;
    const escapes = event.key === "Escape" && event.isTrusted && !composing;
    if (escapes && dialog?.open) dialog.close();
    else if (opensSearch(event)) open();
    else return;
    event.preventDefault();
  };
  // In the capture phase: React stops keys from bubbling out of a part that is not hydrated yet.
  addEventListener("keydown", onKeyDown, true);
}
