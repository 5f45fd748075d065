/** Reads every file under content/, checks each against its kind, and tells every problem at once. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkFiles, type Content } from "../check-files";
import { currentAudience, type Audience } from "../publish/published";
import { isPictureName, sortFiles, type ContentFolder } from "../read/content-files";
import { ofFile } from "../../model/problem";
import { filesBelow } from "./files-below";
import { pictureFault } from "./picture-file";

export type { Content } from "../check-files";

export const contentRoot = () => path.resolve("content");

/** Lists a folder of content, sorts its files by kind, and looks whether its pictures can be shown. */
export function readFolder(root: string): ContentFolder {
  const found = existsSync(root) ? filesBelow(root) : [];
  const names = found.filter((name) => !path.basename(name).startsWith("."));
  const folder = sortFiles(names, (name) => readFileSync(path.join(root, name), "utf8"));
  const faults = names.filter(isPictureName).flatMap((name) => {
    const fault = pictureFault(name, readFileSync(path.join(root, name)));
    return fault ? ofFile(`content/${name}`, fault) : [];
  });
  return { ...folder, problems: [...folder.problems, ...faults] };
}

/** @param root the folder to read; messages call it content/, wherever it is */
export const loadContent = (
  root = contentRoot(),
  audience: Audience = currentAudience(),
): Content => checkFiles(readFolder(root), audience);
