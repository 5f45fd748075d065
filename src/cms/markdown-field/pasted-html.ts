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

/** Wraps what is in an element, unless it is within such an element already. */
function wrapContents(element: Element, name: string): void {
  if (element.parentElement?.closest(name)) return;
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Replaces bold and italic elements, and the inline styles of Google Docs and Word on the web, with plain elements. */
function convertStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("b,strong,i,em,span,font")) {
    const { fontWeight, fontStyle, textDecoration, verticalAlign } = element.style;
    const weight = fontWeight || (element.matches("b,strong") ? "bold" : "");
    const slope = fontStyle || (element.matches("i,em") ? "italic" : "");
    const isBold = /^(bold|[6-9]\d\d)/.test(weight) && !element.closest(`thead,th,${headings}`);
    if (isBold) wrapContents(element, "strong");
    if (slope === "italic") wrapContents(element, "em");
    if (textDecoration.includes("line-through")) wrapContents(element, "del");
    if (verticalAlign === "super") wrapContents(element, "sup");
    if (verticalAlign === "sub") wrapContents(element, "sub");
    unwrap(element);
  }
  // Neighbours that are one for the reader.
  for (const element of body.querySelectorAll("strong,em,s,del")) {
    const before = element.previousSibling;
    if (before?.nodeName === element.nodeName) (before as Element).append(...element.childNodes);
    if (element.childNodes.length === 0) element.remove();
  }
}

/** Joins a list of one item to the list before it. @param level how deep the item is, from 1 */
function joinList(list: Element, level: number): void {
  let before = list.previousElementSibling;
  if (!before?.matches("ul,ol")) return;
  for (let depth = 1; depth < level; depth += 1) {
    const inner: Element | null = before.lastElementChild;
    if (!inner?.matches("ul,ol")) return before.append(list);
    before = inner;
  }
  if (before.tagName !== list.tagName) return before.after(list);
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
    const number = /^\(?(?:(\d+)|\w{1,5})[.)]/.exec(sign?.textContent.trim() ?? "");
    sign?.remove();
    const level = /level(\d)/i.exec(item.getAttribute("style") ?? "")?.[1] ?? "1";
    const list = number ? `ol start="${number[1] ?? 1}"` : "ul";
    // The parser adds the end tags.
    item.outerHTML = `<${list}><li data-aria-level="${level}">${item.innerHTML}`;
  }
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper")) unwrap(wrapper);
  for (const item of body.querySelectorAll<HTMLElement>("li[data-aria-level]:only-child"))
    if (item.parentElement) joinList(item.parentElement, Number(item.dataset.ariaLevel));
  for (const list of body.querySelectorAll("ul>ul,ul>ol,ol>ul,ol>ol"))
    list.previousElementSibling?.append(list);
}

/** Repeats each merged cell in all places that it covers, so that every other cell stays below its own head. */
function splitMergedCells(body: HTMLElement): void {
  for (const cell of body.querySelectorAll<HTMLTableCellElement>("[colspan]"))
    for (let more = 1; more < cell.colSpan; more += 1) cell.after(cell.cloneNode(true));
  for (const cell of body.querySelectorAll<HTMLTableCellElement>("[rowspan]")) {
    const rows = [...(cell.closest("table")?.rows ?? [])];
    const at = rows.findIndex((row) => row === cell.parentElement);
    for (const row of rows.slice(at + 1, at + cell.rowSpan))
      row.insertBefore(cell.cloneNode(true), row.cells[cell.cellIndex] ?? null);
  }
}

/** Makes the first row of every table its head, and puts each cell on one line. */
function simplifyTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table")) {
    for (const part of table.querySelectorAll(`p,div,br,ul,ol,li,${headings}`)) {
      part.after(" ");
      unwrap(part);
    }
    table.createTHead().prepend(...[...table.rows].slice(0, 1));
    for (const cell of table.querySelectorAll("[align]")) cell.removeAttribute("align");
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
  splitMergedCells(body);
  simplifyTables(body);
  convertStyles(body);
  markRaised(body);
  cleanLinks(body);
  return body.innerHTML
    .replace(/<!--[^]*?-->|[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/\u00a0|&nbsp;/g, " ");
}
