/** Where React renders HTML anew that somebody has changed, carries over to it what the visitor has done. */
import { wholeAttribute } from "../lib/deferred-attributes";
import { change, controls, isChanged, select, type Control } from "./controls";
import { dehydratedAttribute, reservedAttribute } from "./hydration";

/** Elements with a state or the focus, and parts. */
const relevant = `a,button,summary,[tabindex],${controls},form,details,dialog,[${dehydratedAttribute}]`;

const relevantIn = (nodes: readonly Node[]): Element[] =>
  nodes
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll("*")] : []))
    .filter((element) => element.matches(relevant));

/** What an element and its successor have in common. The ids of React differ. */
const kindOf = (element: Element): string =>
  [
    element.localName,
    element.hasAttribute(dehydratedAttribute),
    (element as HTMLAnchorElement).pathname,
    element.getAttribute("name") ??
      (/^[\w-]+$/.test(element.id) ? element.id : element.getAttribute("class")),
  ].join();

/** Finds the successor of an element: the one in the same place among those of its kind. */
const successors =
  (removed: readonly Element[], added: readonly Element[]) =>
  <Kind extends Element>(old: Element): Kind | undefined => {
    const isLike = (other: Element) => kindOf(other) === kindOf(old);
    return added.filter(isLike)[removed.filter(isLike).indexOf(old)] as Kind | undefined;
  };

/** The element that has the focus; if it was removed, until the end of the task. */
let focused: EventTarget | null = null;

function carryOver(records: readonly MutationRecord[]): void {
  const removed = relevantIn(records.flatMap(({ removedNodes }) => [...removedNodes]));
  const added = relevantIn(records.flatMap(({ addedNodes }) => [...addedNodes]));
  if (removed.length === 0 || added.length === 0) return;
  // Sections that were shown have lost their mark.
  document.documentElement.setAttribute(wholeAttribute, "");
  const lost = removed.find((element) => element === focused) as HTMLInputElement | undefined;
  // A part whose script has not arrived yet keeps its HTML.
  for (const part of removed.filter((element) => element.hasAttribute(dehydratedAttribute)))
    successors(
      removed,
      added,
    )(part)
      ?.querySelector(`[${reservedAttribute}]`)
      ?.append(...part.childNodes);

  const gone = removed.filter((element) => !element.isConnected);
  const successorOf = successors(gone, added);
  for (const press of window.earlyPresses ?? []) {
    const target = successorOf<HTMLElement>(press.target);
    if (target) Object.assign(press, { target, moved: true });
  }
  for (const old of gone)
    if (old.matches("details[open]")) successorOf(old)?.setAttribute("open", "");
    else if (old.matches("dialog[open]")) successorOf<HTMLDialogElement>(old)?.showModal();
  const next = lost?.isConnected ? lost : lost && successorOf<HTMLInputElement>(lost);
  next?.focus({ preventScroll: true });
  for (const old of gone.filter((element) => element.matches(controls)) as Control[]) {
    const control = isChanged(old) && successorOf<Control>(old);
    if (control) change(control, old);
  }
  if (lost && next) select(next, lost);
}

let changes: MutationObserver | undefined;

/** The changes of the current task that are not carried over yet. */
let records: MutationRecord[] = [];

function takeChanges(isOwn: (record: MutationRecord) => boolean): MutationRecord[] {
  const all = [...records, ...(changes?.takeRecords() ?? [])];
  records = all.filter((record) => !isOwn(record));
  queueMicrotask(() => (records = []));
  return all.filter(isOwn);
}

/** Call it in a layout effect of a part, whose script may arrive after React has rendered the page anew. */
export const carryOverPart = (part: Element | null): void =>
  carryOver(takeChanges(({ target }) => target === part));

/**
 * Watches a page while React hydrates it.
 * @returns a function to call when React reports that it has rendered a part anew
 */
export function watchHydration(container: Element): () => void {
  focused = document.activeElement;
  addEventListener("focusin", ({ target }) => (focused = target));
  // Some browsers send the event when React removes the element.
  addEventListener("focusout", () => setTimeout(() => (focused = document.activeElement)));
  changes = new MutationObserver(() => undefined);
  changes.observe(container, { childList: true, subtree: true });
  return () => carryOver(takeChanges(() => true));
}
