/**
 * Where the focus goes in the lists of the CMS: into an entry that is added, and on from one that is removed. Decap leaves
 * it on “Add”, where each space that is typed adds one more, or nowhere.
 */

const fields = 'input, textarea, select, [contenteditable="true"]';
const buttons = 'button, [role="button"]';

/** Does something once what is in an element has changed. */
function onceChanged(root: Element, work: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    work();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Leads to the first field of an entry that comes to be in a list. */
function followAdded(list: Element): void {
  const all = () => [...list.querySelectorAll<HTMLElement>(fields)];
  const before = new Set(all());
  onceChanged(list, () =>
    all()
      .find((field) => !before.has(field))
      ?.focus(),
  );
}

/** Leads from an entry that goes to the next, else to the one before it, else to the button that adds one. */
function followRemoved(entry: Element): void {
  const entries = entry.parentElement;
  const top = entries?.previousElementSibling;
  if (!entries || !top) return;
  const isEntry = (each: Element | null) => each?.matches('[class*="SortableListItem"]') ?? false;
  const [next] = [entry.nextElementSibling, entry.previousElementSibling].filter(isEntry);
  const goal =
    next?.querySelector<HTMLElement>(buttons) ?? [...top.querySelectorAll("button")].at(-1);
  onceChanged(entries, () => {
    if (!entry.isConnected) goal?.focus();
  });
}

/** Leads the focus in all lists, also in those that come later. */
export function leadInLists(root: Element): void {
  root.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      const bar = button?.parentElement;
      if (!button || !bar) return;
      if (button.matches('[class*="AddButton"]') && bar.parentElement)
        followAdded(bar.parentElement);
      else if (bar.matches('[class*="ListItemTopBar"]') && button === bar.lastElementChild)
        if (bar.parentElement) followRemoved(bar.parentElement);
    },
    { capture: true },
  );
}
