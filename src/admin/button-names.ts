/** Names for buttons: those of list entries, which Decap CMS shows as signs only, and that of a draft on the site. */

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

/** Does something now and whenever what is in an element changes. @returns ends it */
function atEachChange(root: Element, work: () => void): () => void {
  const observer = new MutationObserver(work);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  work();
  return () => observer.disconnect();
}

/**
 * Names the buttons of all list entries, also of those that come later.
 * @param root what they are in
 * @returns stops it
 */
export const nameListButtons = (root: Element): (() => void) =>
  atEachChange(root, () => root.querySelectorAll('[class*="ListItemTopBar"]').forEach(nameButtons));

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
