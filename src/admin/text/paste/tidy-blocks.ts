/** Brings the blocks of a pasted text into the form that texts of this site have. */
import type { BlockContent, Content, ListItem, PhrasingContent, Root, TableCell } from "mdast";
import { tidyMarks } from "./tidy-marks";

const isBreak = (node: PhrasingContent | undefined): boolean =>
  node?.type === "break" || (node?.type === "text" && node.value.trim() === "");

/** Without the breaks and spaces at its beginning and its end. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const first = nodes.findIndex((node) => !isBreak(node));
  const last = nodes.findLastIndex((node) => !isBreak(node));
  return nodes.slice(first < 0 ? nodes.length : first, last + 1).map((node, index, { length }) => {
    if (node.type !== "text") return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === length - 1 ? start.trimEnd() : start };
  });
}

/** Cuts a paragraph where two breaks follow each other. */
function cutAtBreaks(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  const parts: PhrasingContent[][] = [[]];
  nodes.forEach((node, index) => {
    if (node.type === "break" && nodes[index - 1]?.type === "break") parts.push([]);
    parts.at(-1)?.push(node);
  });
  return parts.map((part) => tidyMarks(trimmed(part))).filter((part) => part.length > 0);
}

/** What stands on one line, with spaces in the place of breaks. */
const oneLine = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  tidyMarks(
    trimmed(nodes).map((node) => (node.type === "break" ? { type: "text", value: " " } : node)),
  );

/** Takes away what is bold where all is. */
const notBold = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) =>
    node.type === "strong"
      ? node.children
      : node.type === "emphasis" || node.type === "link"
        ? [{ ...node, children: notBold(node.children) } as PhrasingContent]
        : [node],
  );

/** An item is a paragraph and the lists below it, or it is spread over several blocks. */
const isSpread = ({ children }: ListItem): boolean =>
  children.slice(1).some(({ type }) => type !== "list");

/** Puts lists of a kind that follow each other into one. */
function joinLists(nodes: readonly Content[]): Content[] {
  const result: Content[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === "list" && last?.type === "list" && last.ordered === node.ordered)
      last.children.push(...node.children);
    else result.push(node.type === "list" ? { ...node, children: [...node.children] } : node);
  }
  return result;
}

/** Tidies blocks, and leaves out those that hold nothing. */
function tidyBlocks(nodes: readonly Content[]): Content[] {
  return joinLists(nodes).flatMap((node): Content[] => {
    switch (node.type) {
      case "paragraph":
        return cutAtBreaks(node.children).map((children) => ({ ...node, children }));
      case "heading": {
        const children = oneLine(notBold(node.children));
        return children.length > 0 ? [{ ...node, children }] : [];
      }
      case "blockquote": {
        const children = tidyBlocks(node.children) as BlockContent[];
        return children.length > 0 ? [{ ...node, children }] : [];
      }
      case "list": {
        const items = node.children
          .map((item) => ({ ...item, children: tidyBlocks(item.children) as BlockContent[] }))
          .filter(({ children }) => children.length > 0);
        const spread = items.some(isSpread);
        const children = items.map((item) => ({ ...item, spread: isSpread(item) }));
        return items.length > 0 ? [{ ...node, spread, children }] : [];
      }
      case "table": {
        const children = node.children.map((row, index) => ({
          ...row,
          children: row.children.map((cell): TableCell => {
            const inner = index === 0 ? notBold(cell.children) : cell.children;
            return { ...cell, children: oneLine(inner) };
          }),
        }));
        const filled = children.filter((row) =>
          row.children.some((cell) => cell.children.length > 0),
        );
        return filled.length > 0 ? [{ ...node, align: null, children: filled }] : [];
      }
      default:
        return [node];
    }
  });
}

/** Tidies a pasted text. */
export const tidied = (tree: Root): Root => ({ ...tree, children: tidyBlocks(tree.children) });
