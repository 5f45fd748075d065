/** The texts of all content, as the CMS or the disk has them, for the check and the preview. */
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { kindAndId } from "../content/read/content-files";
import { formatOf, sourceField } from "./files/formats";
import { inCheck } from "./files/tree-paths";
import { fileGroups, folderKinds } from "./labels";
import { readDisk } from "./local-files";

type GetCollection = CustomPreviewTemplateProps["getCollection"];
type Data = Record<string, unknown>;

let getCollection: GetCollection | undefined;
/** Whether the address of an entry has changed: then the CMS has also changed the entries that refer to it. */
let hasMoved = false;

export const noteMove = (): void => {
  hasMoved = true;
};

/** Keeps the function that the CMS gives every preview, which lists all entries with their files. */
export const noteCollections = (get: GetCollection): void => {
  getCollection = get;
};

/** The files of content. */
export interface Files {
  /** The texts by their paths from the project's folder; empty while they are unknown. */
  texts: Map<string, string>;
  /** The paths of the known pictures. */
  pictures: string[];
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
  const kind = hasMoved ? kindAndId(inCheck(path))?.kind : undefined;
  // The CMS cuts off the line break at the end of a file.
  return `${(kind ? formatOf(kind).toFile(data) : String(data[sourceField])).trimEnd()}\n`;
}

/** The files that the CMS has loaded, including those that other editors have saved; none before a preview is shown. */
export async function readLoaded(): Promise<Files> {
  const collections = [...folderKinds(), ...fileGroups().map(({ name }) => name)];
  const entries = (await Promise.all(collections.map(loadedIn))).flat();
  return {
    texts: new Map(entries.map((entry) => [inCheck(entry.path), textOf(entry)])),
    pictures: entries.flatMap(({ mediaFiles = [] }) => mediaFiles.map(({ path }) => inCheck(path))),
  };
}

/** The files on this machine, or those that the CMS has loaded. */
export async function readFiles(): Promise<Files> {
  const disk = await readDisk();
  if (!disk) return readLoaded();
  const { texts, paths } = disk;
  return { texts, pictures: paths.filter((path) => !texts.has(path)) };
}
