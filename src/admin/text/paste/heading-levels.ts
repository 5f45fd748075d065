/** The levels of pasted headings: below the title of the page, and none is skipped. */
import type { Content, Root } from "mdast";

/**
 * Sets the levels of headings. The largest heading of all becomes the second level, since the title of the page is the
 * first; what is larger than another stays so.
 * @param before the level of the heading above the place of the text; 1 where there is none
 */
export function withLevels(tree: Root, before: number): Root {
  const hasTitle = tree.children.some((node) => node.type === "heading" && node.depth === 1);
  /** The headings that the next one may be below. */
  const above: { was: number; is: number }[] = [];
  const children = tree.children.map((node): Content => {
    if (node.type !== "heading") return node;
    const was = node.depth + (hasTitle ? 1 : 0);
    while ((above.at(-1)?.was ?? 0) >= was) above.pop();
    const is = Math.min(was, (above.at(-1)?.is ?? before) + 1, 6);
    above.push({ was, is });
    return { ...node, depth: is as 2 | 3 | 4 | 5 | 6 };
  });
  return { ...tree, children };
}
