/** What the CMS asks of the place where content is kept, as far as this site has a word in it. */
import type { ProviderApi } from "./merging";

/** A text as a backend lists it. */
export interface BackendEntry {
  data: string;
  file: { path: string };
}

export interface Picture {
  name: string;
  path: string;
  size?: number;
}

/** A picture as a backend gives it. */
export interface KeptPicture {
  file?: File;
  url?: string;
  displayURL?: string;
}

/** A picture that is uploaded. */
export interface Upload {
  path: string;
  fileObj?: File;
  /** Where the browser holds it until it is sent. */
  url?: string;
  /** What it holds, as it is sent. */
  toBase64?: () => Promise<string>;
}

export interface DataFile {
  path: string;
  slug: string;
  raw: string;
  newPath?: string;
}

export interface SaveOptions {
  commitMessage: string;
  collectionName?: string;
  newEntry?: boolean;
  /** Whether it is saved as a draft of its own, to be published later. */
  useWorkflow?: boolean;
  /** Whether there is a draft of it, as far as the CMS knows. */
  unpublished?: boolean;
}

/** An entry that is kept as a draft outside of the site. */
export interface Unpublished {
  diffs: { path: string; id: string; newFile?: boolean }[];
}

/** A backend of Decap CMS, such as `github` or the local `proxy`. */
export interface Backend {
  /** There once somebody has logged in at a provider. */
  api?: ProviderApi | null;
  entriesByFolder(folder: string, extension: string, depth: number): Promise<BackendEntry[]>;
  /** Where `entriesByFolder` gives one page of a list, this gives all. */
  allEntriesByFolder?(folder: string, extension: string, depth: number): Promise<BackendEntry[]>;
  getEntry?(path: string): Promise<{ data: string }>;
  getMedia(folder?: string): Promise<Picture[]>;
  /** Finds a single picture, with what it holds. */
  getMediaFile?(path: string): Promise<KeptPicture>;
  persistEntry(
    entry: { dataFiles: DataFile[]; assets: Upload[] },
    options: SaveOptions,
  ): Promise<unknown>;
  persistMedia(file: Upload, options: SaveOptions): Promise<unknown>;
  deleteFiles(paths: string[], commitMessage: string): Promise<unknown>;
  unpublishedEntry?(entry: { collection: string; slug: string }): Promise<Unpublished>;
  unpublishedEntryDataFile?(
    collection: string,
    slug: string,
    path: string,
    id: string,
  ): Promise<string>;
  publishUnpublishedEntry?(collection: string, slug: string): Promise<unknown>;
  deleteUnpublishedEntry?(collection: string, slug: string): Promise<unknown>;
  updateUnpublishedEntryStatus?(collection: string, slug: string, status: string): Promise<unknown>;
}

const folder = "content";

/** How deep files lie below content/. */
const depth = 3;

/**
 * Reads all texts of content.
 * @param latest the paths of those that are read one by one too: a list that Decap keeps may have an older text of a file
 *   that others saved while it was made
 * @returns texts by their paths from the project's folder
 */
export async function readTexts(
  backend: Backend,
  latest: readonly string[] = [],
): Promise<Map<string, string>> {
  const list = (backend.allEntriesByFolder ?? backend.entriesByFolder).bind(backend);
  const lists = await Promise.all(["yml", "md"].map((ending) => list(folder, ending, depth)));
  const texts = new Map(lists.flat().map(({ file, data }) => [file.path, data]));
  const listed = latest.filter((path) => texts.has(path));
  // What cannot be read in this way, GitHub's backend gives as "".
  const now = await Promise.all(
    listed.map((path) => backend.getEntry?.(path).catch(() => undefined)),
  );
  for (const [index, path] of listed.entries()) {
    const text = now[index]?.data;
    if (text) texts.set(path, text);
  }
  return texts;
}
