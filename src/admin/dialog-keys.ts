/** The keys of Decap's dialogs, which listen while something in them has the focus. */

/** A dialog of Decap CMS. */
const openDialog = () => document.querySelector<HTMLElement>('.ReactModalPortal [role="dialog"]');

/**
 * A dialog loses the focus with a button that is disabled once it is pressed, such as that which deletes a picture. The next
 * key gives it back, and is answered as if it had never been lost.
 * @returns stops it
 */
export function keepDialogKeys(): () => void {
  const giveBack = (event: KeyboardEvent) => {
    const dialog = event.target === document.body ? openDialog() : null;
    if (!dialog) return;
    dialog.focus();
    const { key, code } = event;
    if (key === "Escape")
      dialog.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true }));
  };
  document.addEventListener("keydown", giveBack);
  return () => document.removeEventListener("keydown", giveBack);
}
