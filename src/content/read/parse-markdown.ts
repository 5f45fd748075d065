/** Parses Markdown for the build, the check and the CMS alike, so that the check sees what the page will show. */
import GithubSlugger from "github-slugger";
import type { Content, Heading, Link, Paragraph, Root, Text } from "mdast";
import toString from "mdast-util-to-string";
import remark from "remark";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import { filmClass, filmOf } from "../../lib/film";
import { latinLetters, type Letters } from "../../lib/plain-letters";
import { withoutPercentCodes } from "../../lib/text";
import type { Position } from "../../model/problem";
import { withoutHtmlLinks } from "./html-nodes";
import { isSign, pageIds } from "./raw-html";

/** The dialect of texts. One tilde strikes nothing, since texts write ranges with it: 3~5 days. */
export const parserPlugins = [
  [remarkGfm, { singleTilde: false }],
  [remarkFootnotes, { inlineNotes: true }],
];

/** All nodes below a node, parents before their children. */
export const nodesIn = ({ children }: { children: readonly Content[] }): Content[] =>
  children.flatMap((node) => ("children" in node ? [node, ...nodesIn(node)] : [node]));

/** Where a node begins. */
export const placeOf = ({ position }: Content): Position => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/**
 * Makes the link of a film that stands alone in its paragraph: written as a picture, or as the link of its still
 * picture.
 */
function markFilm(paragraph: Paragraph): void {
  const [only, ...others] = paragraph.children;
  if (others.length > 0 || (only?.type !== "image" && only?.type !== "link")) return;
  const { url, position } = only;
  const still = only.type === "link" ? only.children : [];
  const words = only.type === "image" ? only.alt?.trim() : undefined;
  if (!filmOf(url) || !(words || (still.length === 1 && still[0]?.type === "image"))) return;
  const children: Link["children"] = words ? [{ type: "text", value: words }] : still;
  const data = { hProperties: { className: [filmClass] } };
  paragraph.children = [{ type: "link", url, title: null, position, data, children }];
}

/** Whether a node of an adapted tree is the link of a film. */
export const isFilm = ({ data }: Link): boolean => data?.hProperties !== undefined;

/** Gives signs that follow a word back to the text: the stars of `2*3*4`, and `<T>` of `Vec<T>`. */
export function giveBackSigns(node: Root | Content): void {
  if (!("children" in node)) return;
  const all = node.children as Content[];
  const star: Text = { type: "text", value: "*" };
  const children = all.flatMap((child, index): Content[] => {
    const before = all[index - 1];
    const end = before?.type === "text" ? before.value.slice(-1) : "";
    if (child.type === "emphasis" && /\d/.test(end) && /^\d/.test(toString(child)))
      return [star, ...child.children, star];
    const isText =
      child.type === "html" &&
      /[\p{L}\p{N}]/u.test(end) &&
      isSign(child.value) &&
      !all.some((each) => "value" in each && each.value === child.value.replace("<", "</"));
    return [isText ? { ...child, type: "text" } : child];
  });
  node.children = children as typeof node.children;
  for (const child of children) giveBackSigns(child);
}

/** Raises or lowers headings so that the first is of level 2 and none skips a level; leaves out empty ones. */
function levelHeadings(headings: readonly Heading[]): void {
  const levels: number[] = [];
  for (const heading of headings) {
    while ((levels.at(-1) ?? 0) >= heading.depth) levels.pop();
    levels.push(heading.depth);
    heading.depth = Math.min(levels.length + 1, 6) as Heading["depth"];
  }
}

const isEmptyHeading = (node: Content): boolean =>
  node.type === "heading" &&
  node.children.every((child) => child.type === "text" && child.value.trim() === "");

/** Keeps the parts of a block of HTML together: the converter to HTML breaks the line between two blocks. */
const inBlocks = (nodes: readonly Content[]): Content[] =>
  nodes.flatMap((node): Content[] => {
    const parts = withoutHtmlLinks([node]);
    const isMixed = node.type === "html" && parts.some(({ type }) => /^(link|image)$/.test(type));
    const block = { type: "htmlBlock", data: { hName: "html-block" }, children: parts };
    return isMixed ? [block as unknown as Content] : parts;
  });

/** Changes the children of a node to what pages show. */
function adaptChildren(node: Root | Content): void {
  if (!("children" in node)) return;
  const isFlow = /^(root|blockquote|listItem|footnoteDefinition)$/.test(node.type);
  const children = (isFlow ? inBlocks : withoutHtmlLinks)(node.children as Content[]).filter(
    (child) => !isEmptyHeading(child),
  );
  node.children = children as typeof node.children;
  for (const child of children) adaptChildren(child);
}

/**
 * Changes a parsed text: gives headings levels and anchors that fit the page, makes links and films.
 * @param letters those that addresses write in another way in the language of the site
 */
export function adaptTree(tree: Root, letters?: Letters): void {
  giveBackSigns(tree);
  adaptChildren(tree);
  const slugger = new GithubSlugger();
  const writtenSlugger = new GithubSlugger();
  const nodes = nodesIn(tree);
  for (const id of pageIds) slugger.slug(id);
  for (const node of nodes)
    if (node.type === "footnoteDefinition")
      for (const id of ["fn", "fnref"]) slugger.slug(`${id}-${node.identifier}`);
  const headings = nodes.filter((node): node is Heading => node.type === "heading");
  levelHeadings(headings);
  const urls = new Set(
    nodes.flatMap((node) => ("url" in node ? withoutPercentCodes(node.url) : [])),
  );
  for (const heading of headings) {
    const words = toString(heading).trim();
    // A link of the text may name the id that its author gave, or the words with all their letters.
    const named = [String(heading.data?.id), writtenSlugger.slug(words)].find((id) =>
      urls.has(`#${id}`),
    );
    const hasLetters = /[\p{L}\p{N}]/u.test(words);
    const made = slugger.slug(hasLetters ? latinLetters(words, letters) : "part");
    const id = named ?? made;
    heading.data = { id, hProperties: { id } };
  }
  for (const node of nodes) {
    if (node.type === "paragraph") markFilm(node);
    if (node.type === "code" && /^charts?$/i.test(node.lang ?? "")) node.lang = "chart";
    // Cells beyond the head of a table would be lost.
    if (node.type === "table")
      for (const { children } of node.children)
        while (children.length > (node.align?.length ?? 0)) node.align?.push(null);
  }
}

const processor = remark().use(parserPlugins as never);

/** The tree of a text as its author wrote it. */
export const parseWritten = (text: string): Root => processor.parse(text) as Root;

/** The tree of a text as pages show it. */
export function parseMarkdown(text: string, letters: Letters): Root {
  const tree = parseWritten(text);
  adaptTree(tree, letters);
  return tree;
}
