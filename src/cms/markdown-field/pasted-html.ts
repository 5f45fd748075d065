/** Turns the HTML that Word, Google Docs and pages put on the clipboard into plain elements. */
import { withoutCampaign } from "../../lib/campaign-parameters";

/** Elements to remove, including comments of Word and Google Docs. */
const unwanted = [
  "audio,button,canvas,embed,iframe,img,input,link,math,meta,noscript,object,script,select,style,svg,template,textarea,title,video",
  '.MsoCommentReference,[style*="mso-element:comment" i],[style*="display:none" i],[hidden]',
  'a[href^="#cmnt"],a[href^="#_msocom"]',
].join(",");

const headings = "h1,h2,h3,h4,h5,h6";

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function wrapContents(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Replaces inline styles of Google Docs and Word on the web with elements. */
function convertStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("b,strong,i,em")) {
    const { fontWeight, fontStyle } = element.style;
    const isBold = /^(B|STRONG)$/.test(element.tagName);
    const isOff = isBold ? /^(normal|400)$/.test(fontWeight) : fontStyle === "normal";
    if (isOff || (isBold && element.closest(headings))) unwrap(element);
  }
  for (const span of body.querySelectorAll<HTMLElement>("span,font")) {
    const { fontWeight, fontStyle, textDecoration, verticalAlign } = span.style;
    const isBold = fontWeight === "bold" || Number(fontWeight) >= 600;
    if (isBold && !span.closest(headings)) wrapContents(span, "strong");
    if (fontStyle === "italic") wrapContents(span, "em");
    if (textDecoration.includes("line-through")) wrapContents(span, "del");
    if (/^(super|sub)$/.test(verticalAlign) && !span.closest("sup,sub"))
      wrapContents(span, verticalAlign === "sub" ? "sub" : "sup");
    unwrap(span);
  }
  // Neighbours that are one for the reader.
  for (const element of body.querySelectorAll("b,strong,i,em,s,del")) {
    const before = element.previousSibling;
    if (before?.nodeName === element.nodeName) (before as Element).append(...element.childNodes);
    if (element.childNodes.length === 0) element.remove();
  }
}

const isList = (element?: Element | null): element is Element =>
  /^[OU]L$/.test(element?.tagName ?? "");

/** Joins a list of one item to the list before it. @param level how deep the item is, from 1 */
function joinList(list: Element, level: number): void {
  let before = list.previousElementSibling;
  if (!isList(before)) return;
  for (let depth = 1; depth < level; depth += 1) {
    const item: Element | null = before.lastElementChild;
    const inner: Element | null | undefined = item?.lastElementChild;
    if (!isList(inner)) return item?.append(list);
    before = inner;
  }
  if (before.tagName !== list.tagName) return level > 1 ? before.after(list) : undefined;
  before.append(...list.children);
  list.remove();
}

/**
 * Nests lists: Word writes a paragraph for each item, Word on the web a list for each, and Google Docs a list directly
 * within a list.
 */
function convertLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>('p[style*="mso-list:l" i]')) {
    const sign = item.querySelector('[style*="mso-list:ignore" i]');
    const [isNumbered, number] =
      /^\(?(?:(\d+)|\w{1,5})[.)]/.exec(sign?.textContent.trim() ?? "") ?? [];
    sign?.remove();
    const list = item.ownerDocument.createElement(isNumbered ? "ol" : "ul");
    if (number) list.setAttribute("start", number);
    item.replaceWith(list);
    list.append(item);
    wrapContents(item, "li");
    const level = /level(\d)/i.exec(item.getAttribute("style") ?? "")?.[1] ?? "1";
    item.firstElementChild?.setAttribute("data-aria-level", level);
    unwrap(item);
  }
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper")) unwrap(wrapper);
  for (const item of body.querySelectorAll<HTMLElement>("li[data-aria-level]:only-child"))
    if (item.parentElement) joinList(item.parentElement, Number(item.dataset.ariaLevel));
  for (const list of body.querySelectorAll("ul>ul,ul>ol,ol>ul,ol>ol"))
    list.previousElementSibling?.append(list);
}

/** Repeats each merged cell in all places that it covers, so that every other cell stays below its own head. */
function splitMergedCells({ rows }: HTMLTableElement): void {
  const all = [...rows];
  for (const { cells } of all)
    for (const cell of [...cells]) {
      const { colSpan } = cell;
      cell.removeAttribute("colspan");
      for (let more = 1; more < colSpan; more += 1) cell.after(cell.cloneNode(true));
    }
  all.forEach((row, at) => {
    for (const cell of [...row.cells]) {
      const below = all.slice(at + 1, at + cell.rowSpan);
      cell.removeAttribute("rowspan");
      for (const each of below)
        each.insertBefore(cell.cloneNode(true), each.cells[cell.cellIndex] ?? null);
    }
  });
}

/** Gives every table a row of headings, and puts each cell on one line. */
function simplifyTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table")) {
    for (const part of table.querySelectorAll(`p,div,br,ul,ol,li,${headings}`)) {
      part.after(" ");
      unwrap(part);
    }
    splitMergedCells(table);
    for (const cell of table.querySelectorAll("th,td")) cell.removeAttribute("align");
    for (const cell of table.rows[0]?.querySelectorAll("td") ?? []) {
      wrapContents(cell, "th");
      unwrap(cell);
    }
    for (const bold of table.querySelectorAll("th b,th strong")) unwrap(bold);
  }
}

/** Keeps raised and lowered text, for which Markdown has only HTML, in brackets that `markdownOf` does not escape. */
function markRaised(body: HTMLElement): void {
  for (const element of body.querySelectorAll("sup,sub")) {
    const name = element.localName;
    if (element.textContent.trim() === "" || element.closest("pre,code")) unwrap(element);
    else element.replaceWith(`\uE000${name}\uE001`, ...element.childNodes, `\uE000/${name}\uE001`);
  }
}

/** The address to which a link leads by way of the server of Google Docs or Outlook. */
function withoutRedirect(address: string): string {
  const redirect =
    /^https:\/\/(www\.google\.[a-z.]+\/url|\w+\.safelinks\.protection\.outlook\.com\/)\?/;
  if (!redirect.test(address)) return address;
  const { searchParams } = new URL(address);
  return searchParams.get("q") ?? searchParams.get("url") ?? address;
}

/** Removes links that only work within the pasted document, and makes those to this site relative to its root. */
function cleanLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll("a")) {
    const address = withoutCampaign(withoutRedirect(link.getAttribute("href") ?? ""));
    const { origin } = window.location;
    const isOwn = address.startsWith(`${origin}/`);
    link.setAttribute("href", isOwn ? address.slice(origin.length) : address);
    if (!/^(https?:\/\/|mailto:|tel:|\/)/.test(address)) unwrap(link);
  }
}

/**
 * Reads pasted HTML; runs no script and sends no request.
 * @returns HTML of elements that Markdown has
 */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  convertLists(body);
  convertStyles(body);
  simplifyTables(body);
  markRaised(body);
  cleanLinks(body);
  return body.innerHTML
    .replace(/<!--[^]*?-->|[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/\u00a0|&nbsp;/g, " ");
}
