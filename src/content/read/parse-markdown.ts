/** Parses Markdown as gatsby-transformer-remark does, so that the check sees what the page will show. */
import type { Content, Root } from "mdast";
import remark from "remark";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";

// The plugins' types are of other versions of the processor than remark's own.
const processor = remark()
  .use(remarkGfm as never)
  .use(remarkFootnotes as never, { inlineNotes: true } as never);

export const parseMarkdown = (text: string): Root => processor.parse(text) as Root;

/** All nodes below a node, each before what it holds. */
export const nodesIn = ({ children }: { children: readonly Content[] }): Content[] =>
  children.flatMap((node) => ("children" in node ? [node, ...nodesIn(node)] : [node]));
