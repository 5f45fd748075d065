/** What is to be mended, as a list that stays beside the fields and leads to each of them. */
import { openFile } from "../decap";
import { leadTo } from "../editor/EntryFields";
import { giveFocusBack, onceFree } from "../focus";
import { element } from "./element";
import type { Mistake } from "./mistakes";

/** A mistake with the name of its field. */
const itemOf = (name: HTMLElement, { message }: Mistake): HTMLLIElement =>
  element("li", "", name, document.createTextNode(` ${message}`));

/**
 * Mistakes by the entries that they are in.
 * @param nameOf makes the name of a mistake's field
 */
export function listOf(
  mistakes: readonly Mistake[],
  nameOf: (mistake: Mistake) => HTMLElement = ({ label, entry }) =>
    element("strong", label || entry),
): HTMLElement {
  const whole = element("div");
  for (const file of new Set(mistakes.map((mistake) => mistake.file))) {
    const own = mistakes.filter((mistake) => mistake.file === file);
    const items = own.map((mistake) => itemOf(nameOf(mistake), mistake));
    whole.append(element("h3", own[0]?.entry), element("ul", "", ...items));
  }
  return whole;
}

/** A button that leads to the field of a mistake. @param opened the file that was open when the mistake was told */
function wayTo(mistake: Mistake, opened: string | undefined): HTMLButtonElement {
  const button = element("button", mistake.label || mistake.entry);
  button.type = "button";
  button.addEventListener("click", () => onceFree(() => leadTo(mistake, opened)));
  return button;
}

/** Takes the list away. */
export const closeMistakes = (): void => document.querySelector(".site-mistakes")?.remove();

/**
 * Shows a list in the place of the one before.
 * @param heading why the mistakes are told
 */
export function showMistakes(heading: string, mistakes: readonly Mistake[]): void {
  closeMistakes();
  const opened = openFile();
  const panel = element("dialog");
  panel.className = "site-dialog site-mistakes";
  panel.setAttribute("aria-label", heading);
  const close = element("button", "Close");
  close.type = "button";
  const end = () => {
    panel.remove();
    giveFocusBack();
  };
  close.addEventListener("click", end);
  panel.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") end();
  });
  const list = listOf(mistakes, (mistake) => wayTo(mistake, opened));
  panel.append(element("h2", heading), list, element("p", "", close));
  document.body.append(panel);
  // Not above the fields, as a question is: they are mended while the list is read.
  panel.show();
}
