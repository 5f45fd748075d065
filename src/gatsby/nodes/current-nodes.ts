/** Keeps the GraphQL nodes up to date with the last valid content. */
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import { contentRoot, type Content } from "../../content/disk/load";
import type { Entry } from "../../content/read/entry";
import { kindOf } from "../../model/kinds";
import { createContentNodes } from "./content-nodes";
import { coverImage } from "../pictures/cover-image";

export const isDevelop = process.env.gatsby_executing_command === "develop";

let nodes = new Set<string>();

export const hasNodes = (): boolean => nodes.size > 0;

/** The drawn covers, by the id, which decides what is drawn, so that a save in develop draws none again. */
const covers = new Map<string, Buffer>();

/** Draws a cover for each entry that may have a picture and has none. @returns the field with the path of the file */
async function drawMissingCovers(
  { actions, createNodeId, getCache }: SourceNodesArgs,
  entries: readonly Entry[],
): Promise<Map<Entry, Record<string, string>>> {
  const drawn = new Map<Entry, Record<string, string>>();
  for (const entry of entries) {
    const { picture: field } = kindOf(entry.kind);
    if (!field || field in entry.data) continue;
    const id = path.relative(contentRoot(), path.dirname(path.resolve(entry.file)));
    const buffer = covers.get(id) ?? (await coverImage(id));
    covers.set(id, buffer);
    const file = await createFileNodeFromBuffer({
      buffer,
      getCache,
      createNode: actions.createNode,
      createNodeId: () => createNodeId(`cover ${id}`),
      name: "cover",
      ext: ".jpg",
    });
    drawn.set(entry, { [field]: file.absolutePath as string });
  }
  return drawn;
}

export async function bringNodesUpToDate(args: SourceNodesArgs, checked: Content): Promise<void> {
  const drawn = await drawMissingCovers(args, checked.entries);
  nodes = await createContentNodes(args, checked, nodes, drawn);
}
