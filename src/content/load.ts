/** Reads every file under content/, checks each against its kind, and tells every problem at once. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkAcrossFiles } from "./check/cross-file-checks";
import { warningsOf } from "./check/warnings";
import { parseYaml } from "./read/yaml-document";
import type { Entry } from "./read/entry";
import { readFolder, type ContentFile } from "./read/content-files";
import { kindNames, kindOf, type KindName } from "../model/kinds";
import type { Problem } from "../model/problem";
import {
  currentAudience,
  publish,
  type PublicationStatus,
  type Audience,
} from "./publish/published";
import { FactsCache } from "./read/facts-cache";
import { readEntries } from "./read/read-entries";
import { parseSource, type Source } from "./read/source-file";
import { tokenTable, type TokenTable } from "../model/tokens";

export interface Content {
  /** Entries that are right by themselves and on the site, as the audience sees it. */
  entries: Entry[];
  /** Entries that are right by themselves and not on the site, each with the reason. */
  hidden: { entry: Entry; status: PublicationStatus }[];
  problems: Problem[];
  /** What is worth a look and stops nothing. */
  warnings: Problem[];
  /** What the tokens of texts stand for. */
  tokens: TokenTable;
}

/** The entries of one kind, in the order of the files. */
export const entriesOf = <Name extends KindName>(content: Content, kind: Name): Entry<Name>[] =>
  content.entries.filter((entry): entry is Entry<Name> => entry.kind === kind);

/** The folder of content, from the project's folder. */
export const contentRoot = () => path.resolve("content");

/** The ids of each kind as the files give them; a kind whose list cannot be read is left out. */
function idsByKind(files: ContentFile[], sources: Source[]): Map<KindName, string[]> {
  const idOf = (item: unknown) =>
    typeof item === "object" && item !== null && "id" in item ? String(item.id) : [];
  return new Map(
    kindNames.flatMap((kind): [KindName, string[]][] => {
      if (kindOf(kind).place.shape !== "list")
        return [[kind, files.flatMap((file) => (file.kind === kind && file.id) || [])]];
      const parsed = sources.find((source) => source.file.kind === kind)?.parsed;
      const items = parsed?.problems.length === 0 ? (parsed.data ?? []) : undefined;
      return Array.isArray(items) ? [[kind, items.flatMap(idOf)]] : [];
    }),
  );
}

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
  const problems = [...folder.problems];
  const sources: Source[] = [];
  for (const file of folder.files) {
    const source = parseSource(file, `${shown}/${file.name}`);
    if ("parsed" in source) sources.push(source);
    else problems.push(source);
  }
  const dataOf = (kind: KindName) =>
    sources.find((source) => source.file.kind === kind)?.parsed.data;
  const table = tokenTable(dataOf("SiteSettings"), dataOf("Claim"));
  const entries: Entry[] = [];
  const faulty: Entry[] = [];
  for (const source of sources) {
    const read = readEntries(source, table, cache);
    entries.push(...read.entries);
    faulty.push(...read.faulty);
    problems.push(...read.problems);
  }
  cache.save();
  const ids = idsByKind(folder.files, sources);
  // A field that is wrong by itself is reported once.
  const reported = new Set(problems.map(({ file, field }) => `${file} ${field}`));
  const betweenFiles = checkAcrossFiles({ entries, faulty, folder, ids, prefix: shown, audience });
  problems.push(...betweenFiles.filter(({ file, field }) => !reported.has(`${file} ${field}`)));
  const { shown: visible, hidden } = publish(entries, audience);
  const warnings = warningsOf(entries, folder.files, shown);
  return { entries: visible, hidden, problems, warnings, tokens: table };
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
