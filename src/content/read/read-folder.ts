import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isPictureName, sortFiles, type ContentFolder } from "./content-files";
import { filesBelow } from "./files-below";
import { ofFile } from "../../model/problem";
import { pictureFault } from "./picture-file";

/** Lists content/, sorts its files by kind, and looks whether its pictures can be shown. */
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
