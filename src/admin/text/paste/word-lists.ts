/** The lists of Word, which pastes each of their items as a paragraph, or as a list of its own, that states its level. */
import { all, unwrap } from "./dom";

interface Item {
  /** Counted from 1. */
  level: number;
  isOrdered: boolean;
  /** What stands for the item in the pasted HTML. */
  element: HTMLElement;
}

const wordLevel = /mso-list:\s*l\d+\s+level(\d+)/i;

/** What Word shows before an item, or before a heading with a number. */
const markers = '[style*="mso-list:Ignore" i],[style*="mso-list: Ignore" i]';

/** The item that a paragraph of Word is; undefined for any other element. */
function paragraphItem(element: Element): Item | undefined {
  const level = wordLevel.exec(element.getAttribute("style") ?? "")?.[1];
  if (!level || element.tagName !== "P") return undefined;
  const marker = element.querySelector(markers)?.textContent.trim() ?? "";
  return {
    level: Number(level),
    isOrdered: /^\(?\w+[.)]$/.test(marker),
    element: element as HTMLElement,
  };
}

/** The item that a list of Word on the web is, which holds one each. */
function listItem(element: Element): Item | undefined {
  const item = element.matches("ul,ol") && element.children.length === 1 && element.children[0];
  const level = item && item.getAttribute("data-aria-level");
  if (!item || !level) return undefined;
  return {
    level: Number(level),
    isOrdered: element.tagName === "OL",
    element: item as HTMLElement,
  };
}

/** Makes lists within lists of items that follow each other. */
function listsOf(items: readonly Item[], page: Document): HTMLElement[] {
  const top: HTMLElement[] = [];
  /** The list of each level that the next item may belong to. */
  const open: HTMLElement[] = [];
  for (const { level, isOrdered, element } of items) {
    const name = isOrdered ? "OL" : "UL";
    open.length = Math.min(open.length, level);
    let list = open.length === level ? open.at(-1) : undefined;
    if (list?.tagName !== name) {
      if (list) open.pop();
      list = page.createElement(name);
      const item = open.at(-1)?.lastElementChild;
      if (item) item.append(list);
      else top.push(list);
      open.push(list);
    }
    const item = page.createElement("li");
    for (const marker of all(element, markers)) marker.remove();
    item.append(...element.childNodes);
    list.append(item);
  }
  return top;
}

/** Makes lists of the items of Word. */
export function makeLists(page: Document): void {
  for (const wrapper of all(page, ".ListContainerWrapper")) unwrap(wrapper);
  const itemOf = (element: Element) => paragraphItem(element) ?? listItem(element);
  for (const first of all(page, "p,ul,ol")) {
    if (!first.isConnected || !itemOf(first)) continue;
    const items: Item[] = [];
    const places: Element[] = [];
    for (let next: Element | null = first; next; next = next.nextElementSibling) {
      const item = itemOf(next);
      if (!item) break;
      items.push(item);
      places.push(next);
    }
    first.before(...listsOf(items, page));
    for (const place of places) place.remove();
  }
  for (const marker of all(page, markers)) marker.remove();
}
