/** Where React renders HTML anew that somebody has changed, carries over to it what the visitor has done. */
import { wholeAttribute } from "../lib/deferred-attributes";
import { change, controls, isChanged, select, type Control } from "./controls";
import { dehydratedAttribute, replayPresses, reservedAttribute } from "./hydration";

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

/** Whether React has rendered a part of the page anew in this task. */
let renderedAnew = false;

/** Parts without their script that show their old HTML until it comes. */
const waitingParts = new WeakSet<Node>();

/** Gives new parts without their script the HTML of the old ones. */
function keepParts(removed: readonly Element[], successorOf: ReturnType<typeof successors>): void {
  for (const old of removed.filter((element) => element.hasAttribute(dehydratedAttribute))) {
    const part = successorOf(old);
    part?.querySelector(`[${reservedAttribute}]`)?.append(...old.childNodes);
    if (part) waitingParts.add(part);
  }
}

function carryOver(records: readonly MutationRecord[]): void {
  const removed = relevantIn(records.flatMap(({ removedNodes }) => [...removedNodes]));
  const added = relevantIn(records.flatMap(({ addedNodes }) => [...addedNodes]));
  if (removed.length === 0 || added.length === 0) return;
  // Sections that were shown have lost their mark.
  document.documentElement.setAttribute(wholeAttribute, "");
  keepParts(removed, successors(removed, added));
  const gone = removed.filter((element) => !element.isConnected);
  const successorOf = successors(gone, added);
  for (const press of window.earlyPresses ?? []) {
    const target = successorOf<HTMLElement>(press.target);
    if (target) Object.assign(press, { target, moved: true });
  }
  for (const old of gone)
    if (old.matches("details[open]")) successorOf(old)?.setAttribute("open", "");
    else if (old.matches("dialog[open]")) successorOf<HTMLDialogElement>(old)?.showModal();
  const lost = removed.find((element) => element === window.focused) as
    | HTMLInputElement
    | undefined;
  const next = lost?.isConnected ? lost : lost && successorOf<HTMLInputElement>(lost);
  next?.focus({ preventScroll: true });
  for (const old of gone.filter((element) => element.matches(controls)) as Control[]) {
    const control = isChanged(old) && successorOf<Control>(old);
    if (control) change(control, old);
  }
  if (lost && next) select(next, lost);
  replayPresses();
}

/** React error 421: the page around a part changed before the part hydrated, so React renders the part anew. */
const isExpected = (error: unknown) => error instanceof Error && /#421\b/.test(error.message);

/** React reports with it, in the task of the rendering, that it has rendered a part anew. */
export function onRecoverableError(error: unknown): void {
  renderedAnew = true;
  if (!isExpected(error)) reportError(error);
}

/** Watches a page while React hydrates it; what has changed is carried over before the next event. */
export function watchHydration(container: Element): void {
  new MutationObserver((records) => {
    carryOver(records.filter(({ target }) => renderedAnew || waitingParts.has(target)));
    renderedAnew = false;
  }).observe(container, { childList: true, subtree: true });
}
