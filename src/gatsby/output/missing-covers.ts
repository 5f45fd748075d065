import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import type { Entry } from "../../content/read/entry";
import { contentRoot, type Content } from "../../content/load";
import { withoutPicture } from "../content-nodes";
import { coverImage } from "./cover-image";

/**
 * Draws a cover for every article, guide and case study without one, and makes it a file node of Gatsby's.
 * @returns for each such entry, its picture field with the path of the file
 */
export async function drawMissingCovers(
  { actions, createNodeId, getCache }: SourceNodesArgs,
  content: Content,
): Promise<Map<Entry, Record<string, string>>> {
  const drawn = new Map<Entry, Record<string, string>>();
  for (const { entry, field } of withoutPicture(content)) {
    const id = path.relative(contentRoot(), path.dirname(path.resolve(entry.file)));
    const file = await createFileNodeFromBuffer({
      buffer: await coverImage(id),
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
