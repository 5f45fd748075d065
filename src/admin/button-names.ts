/** Names for buttons: those of groups and list entries, which Decap CMS shows as signs only, and that of a draft on the site. */
import { atEachChange } from "./at-each-change";

/** Names the buttons of one entry: those that open and move it, if it has them, and the one that removes it. */
function nameButtons(bar: Element): void {
  const label = bar.parentElement?.querySelector('[class*="NestedObjectLabel"]')?.textContent;
  const entry = label?.trim() ? `“${label.trim()}”` : "this entry";
  const buttons = [...bar.querySelectorAll("button")];
  const name = (button: Element | null | undefined, words: string) => {
    const named = `${words} ${entry}`;
    if (button && button.getAttribute("aria-label") !== named)
      button.setAttribute("aria-label", named);
  };
  if (buttons.length > 1) name(buttons[0], "Open or close");
  name(bar.querySelector('[role="button"]'), "Reorder");
  name(buttons.at(-1), "Remove");
}

/** Names the button that shows and hides a group, or all entries of a list: Decap calls each by what it does next. */
function nameGroupButton(button: Element): void {
  const label = button.closest('[class*="ControlContainer"]')?.querySelector("label");
  // Beside the label itself, in an element of its own, Decap says once more that it is optional.
  const name = label?.firstChild?.textContent?.trim();
  button.setAttribute("aria-label", `Show or hide ${name ? `“${name}”` : "this group"}`);
}

/**
 * Names the buttons of all groups, lists and list entries, also of those that come later.
 * @param root what they are in
 * @returns stops it
 */
export const nameListButtons = (root: Element): (() => void) =>
  atEachChange(root, () => {
    root.querySelectorAll('[class*="ListItemTopBar"]').forEach(nameButtons);
    root.querySelectorAll('[class*="ExpandButton"]:is(button)').forEach(nameGroupButton);
  });

const [published, saved] = ["Published", "Saved"];

/**
 * Where saves are reviewed, Decap calls each entry “Published” whose save is. One that is a draft all the same, so that no
 * visitor sees it, is “Saved”.
 * @param root what the button is in
 * @param isDraft whether the entry in the editor is one
 * @returns stops it
 */
export const nameDraft = (root: Element, isDraft: () => boolean): (() => void) =>
  atEachChange(root, () => {
    const text = root.querySelector('[class*="PublishedToolbarButton"]')?.firstChild;
    const wanted = isDraft() ? saved : published;
    const other = isDraft() ? published : saved;
    if (text?.nodeValue === other) text.nodeValue = wanted;
  });
