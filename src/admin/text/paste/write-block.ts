/** Writes a block of Markdown in the style of the texts of this site. */
import type { Content, HTML, Link, Root, Table, Text } from "mdast";
import strikethrough from "mdast-util-gfm-strikethrough/to-markdown";
import tables from "mdast-util-gfm-table/to-markdown";
import toMarkdown from "mdast-util-to-markdown";
import toString from "mdast-util-to-string";
import { fewEscapes } from "./few-escapes";

const table = tables({ tablePipeAlign: false });

/**
 * Writes a table. Below its headings stand three dashes for each column, and signs in the words of cells are escaped as
 * elsewhere.
 */
const writeTable: toMarkdown.Handler = (node, parent, context, place) => {
  const exit = context.enter("phrasing");
  const written = table.handlers?.table?.(node, parent, context, place) ?? "";
  exit();
  const columns = (node as Table).children[0]?.children.length ?? 0;
  return written.replace(/\n.*/, `\n${"| --- ".repeat(columns)}|`);
};

const options: toMarkdown.Options = {
  bullet: "-",
  emphasis: "*",
  strong: "*",
  fences: true,
  listItemIndent: "one",
  rule: "-",
  extensions: [strikethrough, table],
  handlers: { table: writeTable },
};

/** What goes into the Markdown to the letter. */
const asItIs = (value: string): HTML => ({ type: "html", value });

const bareAddress = /(https?:\/\/[^\s<>[\]()*~|`\\]+)/;

/** An address in a text is a link as it stands, and with a backslash in it another one. */
const withAddresses = ({ value }: Text): Content[] =>
  value
    .split(bareAddress)
    .map((part, index): Content => (index % 2 === 1 ? asItIs(part) : { type: "text", value: part }))
    .filter((part) => "value" in part && part.value !== "");

/** Has addresses written as they are, and a link whose words are its address as that. */
function bareLinks(node: Content): Content[] {
  if (node.type === "text") return withAddresses(node);
  if (!("children" in node)) return [node];
  if (node.type !== "link")
    return [{ ...node, children: node.children.flatMap(bareLinks) } as Content];
  const shown = toString(node);
  return [shown, `mailto:${shown}`].includes((node as Link).url) ? [asItIs(shown)] : [node];
}

/** Writes a block. */
export function writeBlock(node: Content): string {
  const root = { type: "root", children: bareLinks(node) } as Root;
  const written = toMarkdown(root, options).trimEnd();
  return node.type === "code" ? written : fewEscapes(written);
}
