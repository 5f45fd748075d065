/** Keeps the GraphQL nodes equal to the content as it last passed the check. */
import type { SourceNodesArgs } from "gatsby";
import type { Content } from "../content/load";
import { CheckedTexts } from "./develop/checked-texts";
import { createContentNodes } from "./content-nodes";
import { drawMissingCovers } from "./output/missing-covers";

export const isDevelop = process.env.gatsby_executing_command === "develop";

/** The texts that last passed the check; only develop keeps them. */
export const checkedTexts = isDevelop ? new CheckedTexts() : undefined;

let nodes = new Set<string>();

/** Whether nodes have been made in this process. */
export const hasNodes = (): boolean => nodes.size > 0;

/** Makes the nodes of checked content, and deletes those whose entry is gone. */
export async function bringNodesUpToDate(args: SourceNodesArgs, checked: Content): Promise<void> {
  checkedTexts?.accept(checked.entries);
  const covers = await drawMissingCovers(args, checked);
  nodes = await createContentNodes(args, checked, nodes, covers, checkedTexts?.bodyOf);
}
