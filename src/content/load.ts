/** Reads every file under content/, checks each against its kind, and tells every problem at once. */
import path from "node:path";
import { checkFiles, type Content } from "./check-files";
import { readFolder } from "./read/read-folder";
import { currentAudience, type Audience } from "./publish/published";

export type { Content } from "./check-files";

export const contentRoot = () => path.resolve("content");

/** @param root the folder to read; messages call it content/, wherever it is */
export const loadContent = (
  root = contentRoot(),
  audience: Audience = currentAudience(),
): Content => checkFiles(readFolder(root), audience);
