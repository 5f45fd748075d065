/** The button that Ctrl+S presses, which is enabled while there is something to save. */
const saveButton = '[aria-keyshortcuts$="+S"][aria-disabled="false"]';

/** Asks before the page is left while an entry has unsaved edits. */
export function askBeforeLeaving(): void {
  window.addEventListener("beforeunload", (event) => {
    if (document.querySelector(saveButton)) event.preventDefault();
  });
}
