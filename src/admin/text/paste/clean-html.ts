/** Reads pasted HTML, and takes away what programs put into it besides the text. Nothing in it is run or fetched. */
import { cleanLinks } from "./clean-links";
import { cleanTables } from "./clean-tables";
import { all, blocks, unwrap, wrapContents } from "./dom";
import { makeLists } from "./word-lists";

/** What is no text: programs, forms, what is hidden, the comments of Word and of Google Docs, the notes of wikis. */
const noText = [
  "audio,base,button,canvas,embed,iframe,input,link,math,meta,noscript,object,script,select,style,svg,template,textarea,title,video",
  ".MsoCommentReference,.msocomoff",
  '[style*="mso-element:comment" i],[style*="mso-hide:all" i],[style*="mso-special-character:comment" i]',
  '[style*="display:none" i],[style*="display: none" i],[hidden]',
  'a[href^="#cmnt"],a[href^="#_msocom"],sup a[href*="#cite_"]',
].join(",");

/** Characters that take no room. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

const marks = "a,b,strong,i,em,del,s,strike";

const isBold = ({ fontWeight }: CSSStyleDeclaration) =>
  /^bold/.test(fontWeight) || Number(fontWeight) >= 600;

/** Whether a style takes back what an element says. */
function isDenied({ tagName, style }: HTMLElement): boolean {
  if (/^(B|STRONG)$/.test(tagName)) return style.fontWeight !== "" && !isBold(style);
  return /^(I|EM)$/.test(tagName) && style.fontStyle === "normal";
}

/** Puts elements in the place of styles that say the same, as Google Docs and Word on the web have them. */
function styledMarks(page: Document): void {
  for (const element of all(page, "b,strong,i,em")) if (isDenied(element)) unwrap(element);
  for (const element of all(page, "span,font")) {
    const { style } = element;
    const names = [
      /line-through/.test(`${style.textDecoration} ${style.textDecorationLine}`) && "del",
      /^(italic|oblique)/.test(style.fontStyle) && "em",
      isBold(style) && "strong",
    ];
    for (const name of names) if (name) wrapContents(element, page.createElement(name));
    unwrap(element);
  }
}

/** Puts elements in the place of Word's paragraphs that are no paragraphs. */
function namedBlocks(page: Document): void {
  const names = { "p.MsoTitle": "h1", "p.MsoQuote,p.MsoIntenseQuote": "blockquote" };
  for (const [selector, name] of Object.entries(names))
    for (const paragraph of all(page, selector)) {
      wrapContents(paragraph, page.createElement(name));
      unwrap(paragraph);
    }
}

/** Puts marks that stand around blocks into these. */
function marksIntoBlocks(page: Document): void {
  for (const mark of all(page, marks).filter(({ tagName }) => tagName !== "A")) {
    const inner = all(mark, blocks).filter((block) => !block.querySelector(blocks));
    if (inner.length === 0) continue;
    for (const block of inner) wrapContents(block, page.createElement(mark.tagName));
    unwrap(mark);
  }
}

/** Puts a list that follows the items of another, as in Google Docs, into the item before it. */
function listsIntoItems(page: Document): void {
  for (const list of all(page, "ul>ul,ul>ol,ol>ul,ol>ol")) {
    const item = list.previousElementSibling;
    if (item?.tagName === "LI") item.append(list);
  }
}

/** Whether a picture is one that somebody sees, and not the trace of a program that counts readers. */
const isSeen = (picture: HTMLElement) =>
  !["width", "height"].some((side) => Number(picture.getAttribute(side) ?? 100) < 3);

function cleanCharacters(page: Document): void {
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/\u00a0/g, " ").replace(invisible, "");
  }
}

/**
 * Reads pasted HTML.
 * @param origin where the CMS is
 * @returns the text in plain elements, and how many pictures it is without
 */
export function cleanHtml(html: string, origin: string): { body: HTMLElement; pictures: number } {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of all(page.body, noText)) element.remove();
  const images = all(page.body, "img");
  const pictures = images.filter(isSeen).length;
  for (const image of images) image.remove();
  cleanCharacters(page);
  makeLists(page);
  namedBlocks(page);
  styledMarks(page);
  listsIntoItems(page);
  cleanTables(page);
  cleanLinks(page, origin);
  marksIntoBlocks(page);
  return { body: page.body, pictures };
}
