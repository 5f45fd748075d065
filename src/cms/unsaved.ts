/** Keeps unsaved edits: asks before their entry is left, and lets Save wait for pictures. */
import { showFaults } from "./validated-field";

/** The button that Ctrl+S presses, which is enabled while there is something to save. */
const saveButton = '[aria-keyshortcuts$="+S"][aria-disabled="false"]';

/** Whether the editor has pressed or typed in the open entry since it was opened or saved. */
let isTouched = false;

export const noteSaved = (): void => {
  isTouched = false;
};

/** How many pictures the Markdown field waits for. */
let awaited = 0;

/** Lets Save wait for a picture of the Markdown field. */
export function awaitPicture<Picture>(picture: Promise<Picture>): Promise<Picture> {
  awaited += 1;
  return picture.finally(() => (awaited -= 1));
}

/** The status in which an image field says that it converts a picture; that of a shown picture is before it. */
const status = '[role="group"] [role="group"] [role="status"]:not(:has(~ img))';

const isConverting = () => awaited > 0 || document.querySelector(status) !== null;

const isUnsaved = () =>
  isTouched && (isConverting() || document.querySelector(saveButton) !== null);

let held: number | undefined;

/** Lets the CMS check anew, and holds Save back while a picture is converted, which would not be saved. */
function prepareSave(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>(saveButton);
  if (!button) return;
  showFaults([]);
  if (!isConverting()) return;
  event.stopImmediatePropagation();
  window.clearTimeout(held);
  held = window.setTimeout(() => button.click(), 100);
}

/** Asks before the tab or an entry with unsaved edits is left, by any way. */
export function keepUnsaved(): void {
  window.addEventListener("click", prepareSave, true);
  const noteTouch = ({ target }: Event) => {
    const field = target instanceof Element && target.closest('[role="group"], [role="toolbar"]');
    if (field) isTouched ||= field.role === "group";
  };
  for (const type of ["pointerdown", "keydown", "input", "drop"])
    window.addEventListener(type, noteTouch, true);
  window.addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // Before the CMS hears of the new address.
  const onLeave = (event: HashChangeEvent) => {
    const { oldURL, newURL } = event;
    if (oldURL === newURL) return;
    isTouched &&= isUnsaved() && !window.confirm("Leave this entry without saving its changes?");
    if (!isTouched) return;
    event.stopImmediatePropagation();
    history.pushState({ from: newURL }, "", oldURL);
  };
  window.addEventListener("hashchange", onLeave, true);
}
