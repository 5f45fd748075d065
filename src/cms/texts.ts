/** The texts of all content, as the CMS has read them: the check and the preview need them together. */
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { owner } from "../content/read/content-files";
import { hyphenated } from "../lib/plain-letters";
import { fileOf, kindOf, type KindName } from "../model/kinds";
import type { EntryName } from "./config";
import { formatOf, sourceField } from "./files/formats";
import { fileGroups, folderKinds, titleOf } from "./labels";

type GetCollection = CustomPreviewTemplateProps["getCollection"];
type Data = Record<string, unknown>;

/** Texts by their paths from the project's folder. */
const known = new Map<string, string>();
let paths: ReadonlyMap<string, string> = new Map();
/** The kinds of which a file is known by its title alone, so that nothing can be said of what names it. */
const guessed = new Set<KindName>();
let getCollection: GetCollection | undefined;

/** The words of a title: the site shows other quotation marks than its file has. */
const keyOf = (kind: KindName, title: unknown) =>
  `${kind} ${String(title).replace(/[^\p{L}\p{N}]+/gu, " ")}`;

/** Takes the names of the entries on the site. */
export function noteNames(names: readonly EntryName[]): void {
  const keys = names.map(([kind, _id, name]) => keyOf(kind, name));
  const all = names.map(([kind, id], index) => [keys[index] ?? "", fileOf(kind, id)] as const);
  // Two of one name cannot be told apart by it.
  paths = new Map(all.filter(([key]) => keys.indexOf(key) === keys.lastIndexOf(key)));
}

/** The end of a file, which the CMS cuts off. */
const whole = (text: string) => `${text.trimEnd()}\n`;

/** Notes a text that the CMS has read. Which file among many of a kind it is, is not told, so it is known by its title. */
export function noteRead(kind: KindName, text: string, data: Data): void {
  const title = titleOf(data);
  if (!("folder" in kindOf(kind).place)) {
    known.set(fileOf(kind), whole(text));
    return;
  }
  const path = paths.get(keyOf(kind, title));
  if (path === undefined) guessed.add(kind);
  known.set(path ?? fileOf(kind, hyphenated(String(title))), whole(text));
}

/** Whether an entry has got another address: then the CMS has changed what names it, in entries that it has read before. */
let hasMoved = false;

/** Notes a text that is saved. @param before the file that the entry had until then, if it had another one */
export function noteSaved(path: string, text: string, before: string | undefined): void {
  if (before !== undefined) hasMoved = known.delete(before) || hasMoved;
  known.set(path, text);
}

/** Takes what every preview is given: the way to all entries with their files. */
export const noteCollections = (get: GetCollection): void => {
  getCollection = get;
};

/** A file as the CMS has it. */
interface Known {
  text: string;
  /** As it was read. */
  source: string;
}

async function filesIn(collection: string): Promise<[string, Known][]> {
  const found = await getCollection?.(collection);
  return (Array.isArray(found) ? found : []).map((entry) => {
    const { path, data } = entry.toJS() as { path: string; data: Data };
    const source = whole(String(data[sourceField]));
    const kind = hasMoved ? owner(path.replace(/^content\//, ""))?.kind : undefined;
    return [path, { source, text: kind ? whole(formatOf(kind).toFile(data)) : source }];
  });
}

/**
 * All files: where a preview has been shown, each as the CMS has it now, those that others have saved among them.
 * @returns the kinds, too, of which a file may have another path
 */
export async function readFiles(): Promise<{
  files: Map<string, Known>;
  guesses: ReadonlySet<KindName>;
}> {
  const collections = [...folderKinds(), ...fileGroups().map(({ name }) => name)];
  const files = (await Promise.all(collections.map(filesIn))).flat();
  if (files.length > 0) return { files: new Map(files), guesses: new Set() };
  const read = [...known].map(([path, text]): [string, Known] => [path, { text, source: text }]);
  return { files: new Map(read), guesses: guessed };
}

/** The texts of all files by their paths from the project's folder. */
export const readTexts = async (): Promise<Map<string, string>> =>
  new Map([...(await readFiles()).files].map(([path, { text }]) => [path, text]));
