/** Turns the HTML that Word, Google Docs and pages put on the clipboard into plain elements. */

const shift = (text: string, by: number): string =>
  text.replace(/./gs, (sign) => String.fromCharCode(sign.charCodeAt(0) + by));

/** Writes a text in private characters, because other signs of Markdown and HTML in words are escaped. */
export const mark = (text: string): string => shift(text, 0xe000);

export const withoutMarks = (text: string): string =>
  text.replace(/[\uE000-\uE07F]/g, (sign) => shift(sign, -0xe000));

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

/** Gives every table a row of headings, and puts each cell on one line. */
function simplifyTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table")) {
    for (const part of table.querySelectorAll(`p,div,br,ul,ol,li,${headings}`)) {
      part.after(" ");
      unwrap(part);
    }
    for (const cell of table.querySelectorAll("th,td"))
      for (const name of ["align", "colspan", "rowspan"]) cell.removeAttribute(name);
    for (const cell of table.rows[0]?.querySelectorAll("td") ?? []) {
      wrapContents(cell, "th");
      unwrap(cell);
    }
    for (const bold of table.querySelectorAll("th b,th strong")) unwrap(bold);
  }
}

/** Whether an element is a heading or has one in it. */
const hasHeading = (element?: Element): boolean =>
  element !== undefined && (element.matches(headings) || element.querySelector(headings) !== null);

/**
 * Turns footnotes into those of Markdown. Word processors write each as a link to a note that links back.
 * @param first the number of the first footnote
 */
function convertFootnotes(body: HTMLElement, first: number): void {
  const targets = new Map<string | null, Element>();
  for (const element of body.querySelectorAll("[id],[name]"))
    for (const name of ["name", "id"]) targets.set(element.getAttribute(name), element);
  const links = [...body.querySelectorAll('a[href^="#"]')];
  const targetOf = (link: Element) => targets.get(link.getAttribute("href")?.slice(1) ?? "");
  const notes: Element[] = [];
  for (const link of links) {
    const target = targetOf(link);
    const back = links.find((each) => target?.contains(each) && targetOf(each)?.contains(link));
    if (!target || !back || target.closest(headings)) continue;
    // A part of the text and its entry in a table of contents can link to each other.
    if (hasHeading(target) || hasHeading(targetOf(back))) continue;
    const raised = link.closest("sup");
    const isAlone = raised?.textContent.trim() === link.textContent.trim();
    let note = back.closest("li") ?? back.closest("p") ?? target;
    const box = note.parentElement;
    if (box?.matches("div") && links.filter((each) => box.contains(each)).length === 1) note = box;
    const label = `[^${first + notes.length}]`;
    (raised && isAlone ? raised : link).replaceWith(mark(label));
    back.remove();
    for (const paragraph of note.querySelectorAll("p")) {
      paragraph.append(body.ownerDocument.createElement("br"));
      unwrap(paragraph);
    }
    note.prepend(`${mark(`${label}:`)} `);
    wrapContents(note, "p");
    notes.push(note);
  }
  for (const rule of body.querySelectorAll("hr"))
    if (notes.some((note) => rule.nextElementSibling?.contains(note))) rule.remove();
  for (const list of new Set(notes.map((note) => note.parentElement)))
    if (isList(list)) unwrap(list);
  for (const note of notes) unwrap(note);
}

/** Keeps raised and lowered text, for which Markdown has only HTML. */
function markRaised(body: HTMLElement): void {
  for (const element of body.querySelectorAll("sup,sub")) {
    const name = element.localName;
    if (element.textContent.trim() === "" || element.closest("pre,code")) unwrap(element);
    else element.replaceWith(mark(`<${name}>`), ...element.childNodes, mark(`</${name}>`));
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
    const address = withoutRedirect(link.getAttribute("href") ?? "");
    const { origin } = window.location;
    const isOwn = address.startsWith(`${origin}/`);
    link.setAttribute("href", isOwn ? address.slice(origin.length) : address);
    if (!/^(https?:\/\/|mailto:|tel:|\/)/.test(address)) unwrap(link);
  }
}

/**
 * Reads pasted HTML; runs no script and sends no request.
 * @param firstNote the number of the first footnote
 * @returns HTML of elements that Markdown has
 */
export function plainHtml(html: string, firstNote: number): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  convertFootnotes(body, firstNote);
  convertLists(body);
  convertStyles(body);
  simplifyTables(body);
  markRaised(body);
  cleanLinks(body);
  return body.innerHTML
    .replace(/<!--[^]*?-->|[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/\u00a0|&nbsp;/g, " ");
}
