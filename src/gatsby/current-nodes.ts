/** The nodes of the current content, and in develop what is kept of its texts and reported of its problems. */
import type { SourceNodesArgs } from "gatsby";
import type { Content } from "../content/load";
import { CheckedTexts } from "./develop/checked-texts";
import { createContentNodes } from "./content-nodes";
import { drawMissingCovers } from "./output/missing-covers";

export const isDevelop = process.env.gatsby_executing_command === "develop";

/** In develop, texts as they last passed the check. */
export const checkedTexts = isDevelop ? new CheckedTexts() : undefined;

let nodes = new Set<string>();

/** Whether nodes have been made in this process. */
export const hasNodes = (): boolean => nodes.size > 0;

/** Brings the nodes up to date with content that has passed the check. */
export async function bringNodesUpToDate(args: SourceNodesArgs, checked: Content): Promise<void> {
  checkedTexts?.accept(checked.entries);
  const covers = await drawMissingCovers(args, checked);
  nodes = await createContentNodes(args, checked, nodes, covers, checkedTexts?.bodyOf);
}
