/** Reads and checks every file under content/. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkFiles, type Content } from "../check-files";
import { currentAudience, type Audience } from "../publish/published";
import { isPictureName, sortFiles, type ContentFolder } from "../read/content-files";
import { entryOf } from "../read/entry";
import type { Data } from "../../model/kinds";
import { ofFile } from "../../model/problem";
import { filesBelow } from "./files-below";
import { pictureFault } from "./picture-file";

export type { Content } from "../check-files";

export const contentRoot = () => path.resolve("content");

/** Reads a folder of content: sorts its files by kind, and checks that its pictures are whole. */
export function readFolder(root: string): ContentFolder {
  const paths = existsSync(root) ? filesBelow(root) : [];
  const names = paths.filter((name) => !path.basename(name).startsWith("."));
  const folder = sortFiles(names, (name) => readFileSync(path.join(root, name), "utf8"));
  const faults = names.filter(isPictureName).flatMap((name) => {
    const fault = pictureFault(name, readFileSync(path.join(root, name)));
    return fault ? ofFile(`content/${name}`, fault) : [];
  });
  return { ...folder, problems: [...folder.problems, ...faults] };
}

/** The settings of the site, read without other content; undefined while their file is missing or wrong. */
export function loadSettings(root = contentRoot()): Data<"SiteSettings"> | undefined {
  const folder = sortFiles(["site.yml"], (name) => readFileSync(path.join(root, name), "utf8"));
  return entryOf(checkFiles(folder, currentAudience()).entries, "SiteSettings")?.data;
}

/** @param root the folder to read; messages always call it content/ */
export const loadContent = (
  root = contentRoot(),
  audience: Audience = currentAudience(),
): Content => checkFiles(readFolder(root), audience);
