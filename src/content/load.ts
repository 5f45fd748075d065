/** Reads every file under content/, checks each against its kind, and tells every problem at once. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkFiles, type Content } from "./check-files";
import type { Entry } from "./read/entry";
import type { ContentFile } from "./read/content-files";
import { readEntries } from "./read/read-entries";
import { readFolder } from "./read/read-folder";
import { parseSource } from "./read/source-file";
import { kindOf, type KindName } from "../model/kinds";
import { currentAudience, type Audience } from "./publish/published";
import { typesetFields } from "./html/typeset-fields";
import { FactsCache } from "./read/facts-cache";
import type { TokenTable } from "../model/tokens";

export type { Content } from "./check-files";

export const contentRoot = () => path.resolve("content");

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

function onlyFile(kind: KindName, root: string): ContentFile | undefined {
  const { place } = kindOf(kind);
  if (!("file" in place)) return undefined;
  return { name: place.file, kind, text: readFileSync(path.join(root, place.file), "utf8") };
}

/**
 * Reads the entry of a kind that has one file, and nothing else.
 * @returns undefined if the file has changed since and is wrong now
 */
export function loadOnly<Name extends KindName>(
  kind: Name,
  tokens: TokenTable,
  root = contentRoot(),
): Entry<Name>["data"] | undefined {
  const file = onlyFile(kind, root);
  const source = file && parseSource(file, file.name);
  if (!source || !("parsed" in source)) return undefined;
  const { entries } = readEntries(source, tokens, (body) => FactsCache.none().read(body));
  const data = entries[0]?.data as Entry<Name>["data"] | undefined;
  return data && typesetFields(kindOf(kind).schema, data);
}
