/** Converts text pasted from a page, Word or Google Docs to Markdown; runs no script and sends no request. */
import raw from "hast-util-raw";
import toMdast from "hast-util-to-mdast";
import type { Root } from "mdast";
import strikethrough from "mdast-util-gfm-strikethrough/to-markdown";
import tables from "mdast-util-gfm-table/to-markdown";
import toMarkdown from "mdast-util-to-markdown";

/** Elements to remove, including comments of Word and Google Docs. */
const unwanted = [
  "audio,button,canvas,embed,iframe,img,input,link,math,meta,noscript,object,script,select,style,svg,template,textarea,title,video",
  '.MsoCommentReference,[style*="mso-element:comment" i],[style*="display:none" i],[hidden]',
  'a[href^="#cmnt"],a[href^="#_msocom"]',
].join(",");

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function wrapContents(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Replaces inline styles of Google Docs and Word on the web with elements. */
function convertStyles(body: HTMLElement): void {
  for (const mark of body.querySelectorAll<HTMLElement>("b,strong,i,em")) {
    const { fontWeight, fontStyle } = mark.style;
    const isBold = /^(B|STRONG)$/.test(mark.tagName);
    if (isBold ? /^(normal|400)$/.test(fontWeight) : fontStyle === "normal") unwrap(mark);
  }
  for (const span of body.querySelectorAll<HTMLElement>("span,font")) {
    const { fontWeight, fontStyle, textDecoration } = span.style;
    if (fontWeight === "bold" || Number(fontWeight) >= 600) wrapContents(span, "strong");
    if (fontStyle === "italic") wrapContents(span, "em");
    if (textDecoration.includes("line-through")) wrapContents(span, "del");
    unwrap(span);
  }
}

/** Turns the paragraphs that Word uses for list items into lists. */
function convertWordLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) {
    const sign = item.querySelector('[style*="mso-list:ignore" i]');
    const name = /\d/.test(sign?.textContent ?? "") ? "OL" : "UL";
    sign?.remove();
    const before = item.previousElementSibling;
    const list = before?.tagName === name ? before : item.ownerDocument.createElement(name);
    if (list !== before) item.before(list);
    list.append(item);
    wrapContents(item, "li");
    unwrap(item);
  }
}

/** Gives every table a row of headings, and puts each cell on one line. */
function simplifyTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table")) {
    for (const part of table.querySelectorAll("p,div,br")) {
      part.after(" ");
      unwrap(part);
    }
    for (const cell of table.querySelectorAll("th,td"))
      for (const name of ["align", "colspan", "rowspan"]) cell.removeAttribute(name);
    for (const cell of table.rows[0]?.querySelectorAll("td") ?? []) {
      wrapContents(cell, "th");
      unwrap(cell);
    }
  }
}

/** Removes links that only work within the pasted document, and makes those to this site relative to its root. */
function cleanLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll("a")) {
    const address = link.getAttribute("href") ?? "";
    const { origin } = window.location;
    if (address.startsWith(`${origin}/`)) link.setAttribute("href", address.slice(origin.length));
    if (!/^(https?:\/\/|mailto:|\/)/.test(address)) unwrap(link);
  }
}

/** Shifts headings so that the largest is of the second level, below the title of the page. */
function withLevels(tree: Root): Root {
  const levels = tree.children.flatMap((node) => (node.type === "heading" ? node.depth : []));
  const shift = 2 - Math.min(...levels, 6);
  const children = tree.children.map((node) =>
    node.type === "heading"
      ? { ...node, depth: Math.min(node.depth + shift, 4) as typeof node.depth }
      : node,
  );
  return { ...tree, children };
}

/** Converts pasted HTML to Markdown. @returns "" where it has no text */
export function markdownOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  convertWordLists(body);
  convertStyles(body);
  simplifyTables(body);
  cleanLinks(body);
  const words = body.innerHTML.replace(/<!--[^]*?-->|[\u00ad\u200b\u2060\ufeff]/g, "");
  const value = words.replace(/\u00a0|&nbsp;/g, " ");
  const tree = raw({ type: "root", children: [{ type: "raw", value }] } as never);
  return toMarkdown(withLevels(toMdast(tree as never, { document: true })), {
    bullet: "-",
    emphasis: "_",
    fences: true,
    listItemIndent: "one",
    rule: "-",
    extensions: [strikethrough, tables({ tablePipeAlign: false })],
  }).trim();
}
