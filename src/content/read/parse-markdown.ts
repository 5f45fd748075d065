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

/** All nodes below a node, parents before their children. */
export const nodesIn = ({ children }: { children: readonly Content[] }): Content[] =>
  children.flatMap((node) => ("children" in node ? [node, ...nodesIn(node)] : [node]));
