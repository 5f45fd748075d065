/** Turns the links, pictures and headings that a text writes as HTML into what they are in Markdown. */
import type { Content, HTML } from "mdast";
import { parseFragment, type Element } from "parse5";
import { escapeHtml } from "../../lib/text";
import { textIn } from "./raw-html";

/** Comments, which stay as they are, and the tags of links, pictures and headings. */
const tags = /(<!--[^]*?(?:-->|$)|<\/?(?:a|h[1-6]|img)(?=[\s/>])(?:[^"'>]|"[^"]*"|'[^']*')*>)/i;

const tag = /^<(\/?)(a|h[1-6]|img)(?=[\s/>])/i;

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
const withText = (node: Content): Content =>
  node.type === "html" && !node.value.includes("<")
    ? { type: "text", value: textIn(node.value) }
    : node;

/** What a tag makes; a link or a heading is without its content. */
function nodeOf(name: string, { value, position }: HTML): object {
  const { href = "", src = "", alt = "", title = null, id } = attributesOf(value);
  if (name === "img") return { type: "image", url: src.trim(), alt, title, position };
  if (name === "a") return { type: "link", url: href.trim(), title, position };
  return { type: "heading", depth: Number(name[1]), position, data: { id } };
}

/** Replaces tags that begin and end among the children of one node; others have no effect. */
export function withoutHtmlLinks(nodes: readonly Content[]): Content[] {
  const children: Content[] = [];
  const open: { name: string; at: number; node: object }[] = [];
  for (const node of nodes.flatMap(partsOf)) {
    const [, end, given = ""] = (node.type === "html" && tag.exec(node.value)) || [];
    const name = given.toLowerCase();
    const start = end ? open.findLast((each) => each.name === name) : undefined;
    if (node.type !== "html" || !name) children.push(node);
    else if (name === "img") children.push(nodeOf(name, node) as Content);
    else if (start) {
      open.splice(open.indexOf(start));
      const inner = children.splice(start.at).map(withText);
      children.push({ ...start.node, children: inner } as Content);
    } else if (!end) {
      const { id, name: place = id, href } = attributesOf(node.value);
      // A place that links can name needs no end.
      if (name === "a" && place)
        children.push({ ...node, value: `<span id="${escapeHtml(place)}"></span>` });
      if (name !== "a" || href !== undefined)
        open.push({ name, at: children.length, node: nodeOf(name, node) });
    }
  }
  return children;
}
