/**
 * Ties each field to what stands about it: its hint, its count and what is wrong with it. Decap CMS shows them beside the
 * field; a screen reader says them where the field has the focus.
 */
import { atEachChange } from "./at-each-change";

const container = '[class*="ControlContainer"]';

/** What an element is described by besides what is named here. */
const describedElsewhere = (element: Element, own: readonly string[]): string[] =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((id) => id !== "" && !own.includes(id));

function set(element: Element, name: string, value: string): void {
  if ((element.getAttribute(name) ?? "") === value) return;
  if (value === "") element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Gives an element an id, if it is there. @returns the id in a list; an empty one for no element */
function named(element: Element | null, id: string): string[] {
  if (!element) return [];
  set(element, "id", id);
  return [id];
}

/** Says of an element what it is described by, in this order. */
function describe(element: Element, possible: readonly string[], ids: readonly string[]): void {
  set(element, "aria-describedby", [...ids, ...describedElsewhere(element, possible)].join(" "));
}

/** Ties what is in the container of one field. */
function tie(label: HTMLLabelElement): void {
  const id = label.htmlFor;
  const box = label.closest(container);
  if (!box) return;
  // No id begins like that of a field, by which fields are found.
  const [ofLabel, ofHint, ofMistakes] = [`label-of-${id}`, `hint-of-${id}`, `mistakes-of-${id}`];
  const mistakes = named(
    box.querySelector(':scope > [class*="ControlTopbar"] > [class*="ControlErrorsList"]'),
    ofMistakes,
  );
  const about = [
    ...mistakes,
    ...named(box.querySelector(':scope > [class*="ControlHint"]'), ofHint),
  ];
  const possible = [ofLabel, ofHint, ofMistakes];
  const field = document.getElementById(id);
  if (field?.matches("input, textarea, button")) {
    describe(field, possible, about);
    const isWrong =
      mistakes.length > 0 || box.querySelector(`#${CSS.escape(id)}-count[data-wrong]`);
    set(field, "aria-invalid", isWrong ? "true" : "");
  }
  // A group and a list are no fields, which a label could name.
  if (field?.matches("div")) {
    set(field, "role", "group");
    set(field, "aria-labelledby", named(label, ofLabel).join(""));
    describe(field, possible, about);
  }
  // “Choose an image” and “Clear” say nothing of the field that they are in.
  for (const button of box.querySelectorAll("button"))
    if (button !== field && button.closest(container) === box && !button.closest(ownNames))
      describe(button, possible, [...named(label, ofLabel), ...(field ? [] : about)]);
}

/** The buttons of these have names that say it all. */
const ownNames = '.site-text, [class*="TopBar"]';

/**
 * Ties all fields, also those that come later.
 * @param root what they are in
 * @returns stops it
 */
export const tieHints = (root: Element): (() => void) =>
  atEachChange(root, () =>
    root.querySelectorAll<HTMLLabelElement>(`${container} label[for]`).forEach(tie),
  );
