/** Reads every file under content/, checks each against its kind, and tells every problem at once. */
import path from "node:path";
import { checkFiles, type Content } from "./check-files";
import { readFolder } from "./read/read-folder";
import { currentAudience, type Audience } from "./publish/published";

export type { Content } from "./check-files";

export const contentRoot = () => path.resolve("content");

export function loadContent(root = contentRoot(), audience: Audience = currentAudience()): Content {
  const prefix = path.relative(process.cwd(), root).split(path.sep).join("/") || "content";
  const shown = prefix.startsWith("..") ? "content" : prefix;
  return checkFiles(readFolder(root, shown), shown, audience);
}
