/** The texts of all content, as the CMS or the disk has them, for the check and the preview. */
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { kindAndId } from "../content/read/content-files";
import { fileOf, kindOf, type KindName } from "../model/kinds";
import { formatOf, sourceField } from "./files/formats";
import { fileGroups, folderKinds } from "./labels";
import { readDisk } from "./local-files";

type GetCollection = CustomPreviewTemplateProps["getCollection"];
type Data = Record<string, unknown>;

/** The texts of kinds with one file. For other kinds, the CMS does not tell which file it reads. */
const singleFiles = new Map<string, string>();
let getCollection: GetCollection | undefined;
let isLocal = false;

/** Reads the files of this machine from now on, rather than those that the CMS has loaded. */
export const preferDisk = (): void => {
  isLocal = true;
};

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

/** The files of content. */
export interface Files {
  /** The texts by their paths from the project's folder. */
  texts: Map<string, string>;
  /** The paths of the known pictures. */
  pictures: string[];
  /** Whether all texts are known. */
  isWhole: boolean;
}

interface Loaded {
  path: string;
  data: Data;
  mediaFiles?: { path: string }[];
}

async function loadedIn(collection: string): Promise<Loaded[]> {
  const entries = await getCollection?.(collection);
  return Array.isArray(entries) ? entries.map((entry) => entry.toJS() as unknown as Loaded) : [];
}

function textOf({ path, data }: Loaded): string {
  const kind = hasMoved ? kindAndId(path)?.kind : undefined;
  return whole(kind ? formatOf(kind).toFile(data) : String(data[sourceField]));
}

/**
 * The files that the CMS has loaded, including those that other editors have saved.
 * @returns all files once a preview has been shown; until then only those of kinds with one file
 */
export async function readLoaded(): Promise<Files> {
  const collections = [...folderKinds(), ...fileGroups().map(({ name }) => name)];
  const entries = (await Promise.all(collections.map(loadedIn))).flat();
  const isWhole = entries.length > 0;
  return {
    texts: new Map(isWhole ? entries.map((entry) => [entry.path, textOf(entry)]) : singleFiles),
    pictures: entries.flatMap(({ mediaFiles = [] }) => mediaFiles.map(({ path }) => path)),
    isWhole,
  };
}

/** The files on this machine, or those that the CMS has loaded. */
export async function readFiles(): Promise<Files> {
  if (!isLocal) return readLoaded();
  const { texts, paths } = await readDisk();
  return { texts, pictures: paths.filter((path) => !texts.has(path)), isWhole: true };
}
