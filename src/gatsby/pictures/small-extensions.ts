/** Pictures such as IMG_1234.PNG: gatsby-remark-images shows only those whose extension is in small letters. */
import { cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import { picturesBelow } from "../../content/disk/files-below";

/** The folder of the copies, which Gatsby reads beside the content. */
export const smallFolder = path.resolve(".cache/pictures");

/** The path of a picture for gatsby-remark-images: that of its copy if its extension has capitals. @param root the folder of content */
export function smallExtension(root: string, file: string): string {
  const { dir, name, ext } = path.parse(path.relative(root, file));
  return ext === ext.toLowerCase() ? file : path.join(smallFolder, dir, name + ext.toLowerCase());
}

export function copyCapitals(root: string): void {
  mkdirSync(smallFolder, { recursive: true });
  for (const name of picturesBelow(root)) {
    const file = path.join(root, name);
    const copy = smallExtension(root, file);
    if (copy !== file) cpSync(file, copy);
  }
}
