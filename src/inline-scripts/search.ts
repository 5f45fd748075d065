/**
 * Opens the search dialog on its button, / and Ctrl+K, and closes it on Escape, before hydration and after. The dialog
 * is in the HTML; its script is fetched once the dialog has the focus.
 */
import { searchDialogId, slashIsOn } from "../features/search/opening";
import { html } from "./html";

/** Whether a key types text into an element. In WebKit, a field can keep the focus after it is hidden. */
const isTyping = (target: Element): boolean =>
  target.matches("input,select,textarea") && target.getClientRects().length > 0;

function opens({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (key === "k") return ctrlKey || metaKey;
  return key === "/" && !ctrlKey && !metaKey && !isTyping(target as Element) && slashIsOn();
}

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
    // In a search field, Firefox first clears the text on Escape, and WebKit never closes the dialog.
    if (event.key === "Escape" && dialog?.open && !event.isComposing) dialog.close();
    else if (opens(event)) open();
    else return;
    event.preventDefault();
  };
  // In the capture phase: React stops keys from bubbling out of a part that is not hydrated yet.
  document.addEventListener("keydown", onKeyDown, true);
}
