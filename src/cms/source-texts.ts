/** The texts of all content as the CMS has read them, for the check and the preview. */
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { kindAndId } from "../content/read/content-files";
import { fileOf, kindOf, type KindName } from "../model/kinds";
import { formatOf, sourceField } from "./files/formats";
import { fileGroups, folderKinds } from "./labels";

type GetCollection = CustomPreviewTemplateProps["getCollection"];
type Data = Record<string, unknown>;

/** The texts of kinds with one file. For other kinds, the CMS does not tell which file it reads. */
const singleFiles = new Map<string, string>();
let getCollection: GetCollection | undefined;

/** Restores the line break at the end of a file, which the CMS cuts off. */
const whole = (text: string) => `${text.trimEnd()}\n`;

export function noteRead(kind: KindName, text: string): void {
  if (!("folder" in kindOf(kind).place)) singleFiles.set(fileOf(kind), whole(text));
}

/** Whether the address of an entry has changed: then the CMS has also changed the entries that refer to it. */
let hasMoved = false;

/** Notes a saved text. @param before the former file of an entry whose address has changed */
export function noteSaved(path: string, text: string, before: string | undefined): void {
  if (before !== undefined) hasMoved = true;
  if (singleFiles.has(path)) singleFiles.set(path, text);
}

/** Keeps the function that the CMS gives every preview, which lists all entries with their files. */
export const noteCollections = (get: GetCollection): void => {
  getCollection = get;
};

interface KnownText {
  text: string;
  /** The text as the CMS read it. */
  source: string;
}

async function filesIn(collection: string): Promise<[string, KnownText][]> {
  const entries = await getCollection?.(collection);
  return (Array.isArray(entries) ? entries : []).map((entry) => {
    const { path, data } = entry.toJS() as { path: string; data: Data };
    const source = whole(String(data[sourceField]));
    const kind = hasMoved ? kindAndId(path)?.kind : undefined;
    return [path, { source, text: kind ? whole(formatOf(kind).toFile(data)) : source }];
  });
}

/**
 * The current files of the CMS, including those that other editors have saved.
 * @returns all files once a preview has been shown; until then only those of kinds with one file
 */
export async function readFiles(): Promise<{ files: Map<string, KnownText>; isPartial: boolean }> {
  const collections = [...folderKinds(), ...fileGroups().map(({ name }) => name)];
  const files = (await Promise.all(collections.map(filesIn))).flat();
  if (files.length > 0) return { files: new Map(files), isPartial: false };
  const singles = [...singleFiles].map(([path, text]): [string, KnownText] => [
    path,
    { text, source: text },
  ]);
  return { files: new Map(singles), isPartial: true };
}

export const readTexts = async (): Promise<Map<string, string>> =>
  new Map([...(await readFiles()).files].map(([path, { text }]) => [path, text]));
