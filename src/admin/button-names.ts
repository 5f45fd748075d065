/** Names for the buttons of list entries, which Decap CMS shows as signs only. */

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

/**
 * Names the buttons of all list entries, also of those that come later.
 * @param root what they are in
 * @returns stops it
 */
export function nameListButtons(root: Element): () => void {
  const nameAll = () => root.querySelectorAll('[class*="ListItemTopBar"]').forEach(nameButtons);
  const observer = new MutationObserver(nameAll);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  nameAll();
  return () => observer.disconnect();
}
