/** Reads the folder content/ from disk. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sortFiles, type ContentFolder } from "./content-files";

/**
 * Lists content/ and sorts its files by kind.
 * @param root the folder content/
 * @param prefix the folder's path in messages
 */
export function readFolder(root: string, prefix = "content"): ContentFolder {
  const found = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const names = found
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    );
  return sortFiles(names, (name) => readFileSync(path.join(root, name), "utf8"), prefix);
}
