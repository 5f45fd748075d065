/** Adapts the parsed text of a file as the check does, and names its pictures and files as the build has them. */
import path from "node:path";
import type { Root } from "mdast";
import { pathOnDisk } from "../../content/disk/path-on-disk";
import { isAttachment, kindAndId } from "../../content/read/content-files";
import { adaptTree, nodesIn } from "../../content/read/parse-markdown";
import { pictureNames } from "../../content/read/picture-names";
import { addressOf } from "../../content/site/site";
import { contentRoot } from "../../content/disk/languages";
import { currentContent } from "../current-content";
import { shownPicture } from "../pictures/copies";

export function adaptForBuild(
  tree: Root,
  { fileAbsolutePath }: { fileAbsolutePath: string },
): void {
  adaptTree(tree, currentContent().site.locale.letters);
  const folder = path.dirname(fileAbsolutePath);
  const entry = kindAndId(`content/${path.relative(contentRoot(), fileAbsolutePath)}`);
  for (const node of nodesIn(tree)) {
    if (
      (node.type === "link" || node.type === "definition") &&
      entry &&
      isAttachment(node.url, entry.kind)
    )
      node.url = `${addressOf({ id: "", ...entry })}${node.url.replace(/^\.\//, "")}`;
    if (node.type !== "image" && node.type !== "definition") continue;
    const [file] = pictureNames(node.url).flatMap(
      (name) => pathOnDisk(path.join(folder, name)) ?? [],
    );
    // gatsby-remark-images looks for exactly this path.
    if (file) node.url = path.relative(folder, shownPicture(contentRoot(), file));
  }
}
