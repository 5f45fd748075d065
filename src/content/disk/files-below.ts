import { readdirSync } from "node:fs";
import path from "node:path";
import { isOfSystem, isPictureName } from "../read/content-files";

/** All files in a folder and its subfolders, sorted, as relative paths with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();

/** The pictures among them, without those that systems keep for themselves. */
export const picturesBelow = (folder: string): string[] =>
  filesBelow(folder).filter((name) => isPictureName(name) && !isOfSystem(name));
