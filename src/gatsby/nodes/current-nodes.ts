/** Keeps the GraphQL nodes up to date with the last valid content. */
import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";
import { drawMap } from "../../artwork/map";
import { contentRoot } from "../../content/disk/languages";
import { attachmentsOf, pathOf, type Content } from "../../content/disk/load";
import type { Entry } from "../../content/read/entry";
import { kindOf } from "../../model/kinds";
import { createContentNodes } from "./content-nodes";

export const isDevelop = process.env.gatsby_executing_command === "develop";

let nodeIds = new Set<string>();

export const hasNodes = (): boolean => nodeIds.size > 0;

const drawCover = (id: string): Promise<Buffer> =>
  sharp(Buffer.from(drawMap(id)))
    .resize(1600, 900)
    .jpeg({ quality: 85 })
    .toBuffer();

/** The drawn covers by id, so that a save in develop draws none again. */
const covers = new Map<string, Buffer>();

/** Draws a cover for each entry that may have a picture and has none. @returns its field with the path of the file */
async function drawMissingCovers(
  { actions, createNodeId, getCache }: SourceNodesArgs,
  entries: readonly Entry[],
): Promise<Map<Entry, Record<string, string>>> {
  const fields = new Map<Entry, Record<string, string>>();
  for (const entry of entries) {
    const { picture: field } = kindOf(entry.kind);
    if (!field || field in entry.data) continue;
    const id = path.relative(contentRoot(), path.dirname(pathOf(entry.file)));
    const buffer = covers.get(id) ?? (await drawCover(id));
    covers.set(id, buffer);
    const file = await createFileNodeFromBuffer({
      buffer,
      getCache,
      createNode: actions.createNode,
      createNodeId: () => createNodeId(`cover ${id}`),
      name: path.basename(id),
      ext: ".jpg",
    });
    fields.set(entry, { [field]: file.absolutePath as string });
  }
  return fields;
}

export async function syncNodes(args: SourceNodesArgs, content: Content): Promise<void> {
  for (const [address, file] of attachmentsOf(content.site)) {
    const copy = path.join("public", address);
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(file, copy);
  }
  const drawnFields = await drawMissingCovers(args, content.site.entries);
  nodeIds = await createContentNodes(args, content, nodeIds, drawnFields);
}
