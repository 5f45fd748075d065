/** Parses Markdown as gatsby-transformer-remark does, so that the check sees what the page will show. */
import type { Content, Root } from "mdast";
import remark from "remark";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";

// The types of the plugins are for another version of remark.
const processor = remark()
  .use(remarkGfm as never)
  .use(remarkFootnotes as never, { inlineNotes: true } as never);

export const parseMarkdown = (text: string): Root => processor.parse(text) as Root;

/** The most levels of quotations, lists and elements in each other; parsers overflow at some hundreds. */
export const maxDepth = 100;

/** The first of the nodes that are nested too deeply. Goes level by level, because a recursion would overflow. */
export function tooDeep<Node extends object>(nodes: readonly Node[]): Node | undefined {
  let level = nodes;
  for (let depth = 0; depth < maxDepth; depth += 1)
    level = level.flatMap((node) => {
      const { children, childNodes } = node as { children?: Node[]; childNodes?: Node[] };
      return children ?? childNodes ?? [];
    });
  return level[0];
}

/** All nodes below a node, parents before their children. */
export const nodesIn = ({ children }: { children: readonly Content[] }): Content[] =>
  children.flatMap((node) => ("children" in node ? [node, ...nodesIn(node)] : [node]));
