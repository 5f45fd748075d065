/** Reads and checks every file under content/. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { checkFiles, type Content } from "../check-files";
import type { Audience } from "../publish/published";
import { isFileToLink, sortFiles, type ContentFolder } from "../read/content-files";
import { entryOf, problemAt } from "../read/entry";
import type { Site } from "../site/site";
import { kindOf, type Data } from "../../model/kinds";
import type { Problem } from "../../model/problem";
import { filesBelow } from "./files-below";
import { contentRoot, otherLanguages } from "./languages";
import { surroundings } from "./surroundings";

export type { Content } from "../check-files";

/** The path of a file on disk, which the check calls content/… in every language. */
export const pathOf = (file: string): string =>
  path.join(contentRoot(), file.replace(/^content\//, ""));

/** The files of static/ by their addresses, with their sizes in bytes. */
export const servedFiles = (root = path.resolve("static")): Map<string, number> =>
  new Map(filesBelow(root).map((name) => [`/${name}`, statSync(path.join(root, name)).size]));

/** The files in the folders of entries that texts may link to: their addresses, with their paths on disk. */
export const attachmentsOf = ({ pages }: Site): Map<string, string> =>
  new Map(
    pages.flatMap(({ address, entry }): [string, string][] => {
      if (!entry || kindOf(entry.kind).place.shape !== "folders") return [];
      const folder = path.dirname(pathOf(entry.file));
      return readdirSync(folder)
        .filter(isFileToLink)
        .map((name) => [address + name.normalize(), path.join(folder, name)]);
    }),
  );

/** The sizes in bytes of all files that links may lead to, by their addresses. */
export const fileSizes = (site: Site): Map<string, number> =>
  new Map([
    ...servedFiles(),
    ...[...attachmentsOf(site)].map(([address, file]) => [address, statSync(file).size] as const),
  ]);

/** Reads a folder of content, and sorts its files by kind. */
export function readFolder(root: string): ContentFolder {
  if (!existsSync(root)) return sortFiles([], () => "");
  const folder = sortFiles(filesBelow(root), (name) => readFileSync(path.join(root, name), "utf8"));
  return { ...folder, served: servedFiles() };
}

/** The settings of the site, read without other content; undefined while their file is missing or wrong. */
export function loadSettings(root = contentRoot()): Data<"SiteSettings"> | undefined {
  const folder = sortFiles(["site.yml"], (name) => readFileSync(path.join(root, name), "utf8"));
  return entryOf(checkFiles(folder, {}, surroundings()).site.entries, "SiteSettings")?.data;
}

/** What all languages share: one address, one receiver of forms, one count of visits. */
const shared = ["url", "previewHosts", "analytics", "sendSourceWithForms", "forms"] as const;

/** Reports what a language sets in another way than content/site.yml. */
function differences({ entries }: Site): Problem[] {
  const own = entryOf(entries, "SiteSettings");
  const main = loadSettings(contentRoot(""));
  if (!own || !main) return [];
  return shared
    .filter((name) => !isDeepStrictEqual(own.data[name], main[name]))
    .map((name) =>
      problemAt("field", own, [name], "is not as in content/site.yml; all languages share it"),
    );
}

/** @param root the folder to read; messages call it content/, and that of another language content/de/ */
export function loadContent(
  root = contentRoot(),
  audience: Partial<Audience> = { drafts: process.env.gatsby_executing_command === "develop" },
): Content {
  const content = checkFiles(readFolder(root), audience, surroundings());
  const folder = otherLanguages().find((name) => contentRoot(name) === root);
  if (folder === undefined) return content;
  content.problems.push(...differences(content.site));
  for (const list of ["problems", "draftProblems", "warnings", "launch"] as const)
    content[list] = content[list].map(({ file, ...problem }) => ({
      ...problem,
      file: file.replace(/^content\//, `$&${folder}/`),
    }));
  return content;
}
