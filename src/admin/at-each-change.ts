/**
 * Does something now and whenever what is in an element changes.
 * @param root what is watched, with all that is in it; attributes are not
 * @returns ends it
 */
export function atEachChange(root: Element, work: () => void): () => void {
  const observer = new MutationObserver(work);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  work();
  return () => observer.disconnect();
}
