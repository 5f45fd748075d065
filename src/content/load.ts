/** Reads every file under content/, checks each against its kind, and tells every problem at once. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkFiles, type Content } from "./check-files";
import { parseYaml } from "./read/yaml-document";
import type { Entry } from "./read/entry";
import { readFolder } from "./read/read-folder";
import { kindOf, type KindName } from "../model/kinds";
import { currentAudience, type Audience } from "./publish/published";
import { FactsCache } from "./read/facts-cache";
import { tokenTable, type TokenTable } from "../model/tokens";

export type { Content } from "./check-files";

/** The entries of one kind, in the order of the files. */
export const entriesOf = <Name extends KindName>(content: Content, kind: Name): Entry<Name>[] =>
  content.entries.filter((entry): entry is Entry<Name> => entry.kind === kind);

/** The folder of content, from the project's folder. */
export const contentRoot = () => path.resolve("content");

/**
 * Reads and checks all content.
 * @param root the folder content/
 * @param audience the day, and whether drafts are shown
 * @param cache what earlier runs have found in texts
 * @returns entries that are right by themselves, and all problems of all files
 */
export function loadContent(
  root = contentRoot(),
  audience: Audience = currentAudience(),
  cache = FactsCache.none(),
): Content {
  const prefix = path.relative(process.cwd(), root).split(path.sep).join("/") || "content";
  const shown = prefix.startsWith("..") ? "content" : prefix;
  const folder = readFolder(root, shown);
  const content = checkFiles(folder, shown, audience, (body) => cache.read(body));
  cache.save();
  return content;
}

/**
 * Reads what the tokens of texts stand for, and nothing else: a worker process of the build needs no more.
 * @param root the folder content/, already checked
 */
export function loadTokens(root = contentRoot()): TokenTable {
  const dataOf = (kind: KindName) => {
    const { place } = kindOf(kind);
    if (!("file" in place)) return undefined;
    return parseYaml(readFileSync(path.join(root, place.file), "utf8"), place.file).data;
  };
  return tokenTable(dataOf("SiteSettings"), dataOf("Claim"));
}
