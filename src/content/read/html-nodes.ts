/** Turns the links, pictures and headings that a text writes as HTML into what they are in Markdown. */
import type { Content, Heading, HTML, Image } from "mdast";
import { parseFragment, type Element, type TextNode } from "parse5";
import { escapeHtml } from "../../lib/text";

/** Comments, which stay as they are, and the tags of links, pictures and headings. */
const tags = /(<!--[^]*?(?:-->|$)|<\/?(?:a|h[1-6]|img)(?=[\s/>])(?:[^"'>]|"[^"]*"|'[^']*')*>)/i;

/** Splits the HTML at its tags; each part has its line. */
function partsOf(node: Content): Content[] {
  if (node.type !== "html" || !tags.test(node.value)) return [node];
  let { line = 1, column = 1 } = node.position?.start ?? {};
  return node.value.split(tags).flatMap((value): Content[] => {
    const start = { line, column };
    const lines = value.split("\n");
    line += lines.length - 1;
    column = (lines.length > 1 ? 1 : column) + (lines.at(-1)?.length ?? 0);
    return value ? [{ type: "html", value, position: { start, end: start } }] : [];
  });
}

function attributesOf(tag: string): Record<string, string | undefined> {
  const [element] = parseFragment(tag).childNodes as Partial<Element>[];
  return Object.fromEntries((element?.attrs ?? []).map(({ name, value }) => [name, value]));
}

/** HTML without tags is a text, maybe with character codes. */
function withText(node: Content): Content {
  if (node.type !== "html" || node.value.includes("<")) return node;
  const [text] = parseFragment(node.value).childNodes;
  return { type: "text", value: (text as TextNode | undefined)?.value ?? "" };
}

function elementOf(name: string, tag: HTML, inner: Content[]): Content[] {
  const { href, id, name: anchor, title = null } = attributesOf(tag.value);
  const { position } = tag;
  const children = inner.map(withText);
  if (name !== "a") {
    const depth = Number(name[1]) as Heading["depth"];
    return [{ type: "heading", depth, position, data: { id }, children } as Heading];
  }
  if (href !== undefined)
    return [{ type: "link", url: href.trim(), title, position, children } as Content];
  const place = id ?? anchor;
  if (!place) return inner;
  const start = `<span id="${escapeHtml(place)}">`;
  return [{ ...tag, value: start }, ...inner, { type: "html", value: "</span>" }];
}

function imageOf({ value, position }: HTML): Image {
  const { src = "", alt = "", title = null } = attributesOf(value);
  return { type: "image", url: src.trim(), alt, title, position };
}

/** Replaces tags that begin and end among the children of one node; others have no effect. */
export function withoutHtmlLinks(nodes: readonly Content[]): Content[] {
  const children: Content[] = [];
  const open: { name: string; at: number; tag: HTML }[] = [];
  for (const node of nodes.flatMap(partsOf)) {
    const [, end, given = ""] =
      (node.type === "html" && /^<(\/?)(a|h[1-6]|img)(?=[\s/>])/i.exec(node.value)) || [];
    const name = given.toLowerCase();
    const start = end ? open.findLast((each) => each.name === name) : undefined;
    if (!name) children.push(node);
    else if (name === "img") children.push(imageOf(node as HTML));
    else if (start) {
      open.splice(open.indexOf(start));
      children.push(...elementOf(name, start.tag, children.splice(start.at)));
    } else if (!end) open.push({ name, at: children.length, tag: node as HTML });
  }
  return children;
}
