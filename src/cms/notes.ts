/** Shows what a save has left open, without stopping the editor. */

let notes: HTMLElement | undefined;

/** Shows lines above the page until the editor closes them. @param lines none to show nothing */
export function showNotes(lines: readonly string[]): void {
  notes?.remove();
  if (lines.length === 0) return;
  notes = document.createElement("div");
  notes.setAttribute("role", "status");
  notes.popover = "manual";
  notes.style.cssText =
    "inset: auto 1rem 1rem auto; max-width: 40rem; padding: 1rem; border: 1px solid; font: 16px/1.5 system-ui, sans-serif; white-space: pre-line;";
  const close = document.createElement("button");
  close.textContent = "Close";
  close.style.font = "inherit";
  close.onclick = () => showNotes([]);
  notes.append(lines.join("\n"), "\n", close);
  document.body.append(notes);
  notes.showPopover();
}
