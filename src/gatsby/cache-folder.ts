/** Notes in Gatsby's cache the folder that it was made for; scripts/project-folder.mjs reads it before a start or a build. */
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";

/** @param root the project's folder */
export function noteCacheFolder(root = process.cwd()): void {
  mkdirSync(path.join(root, ".cache"), { recursive: true });
  writeFileSync(path.join(root, ".cache/folder.txt"), `${realpathSync(root)}\n`);
}
