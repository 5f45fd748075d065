import { readdirSync } from "node:fs";
import path from "node:path";

/** The files of a folder and of those in it, sorted: paths from the folder, with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
