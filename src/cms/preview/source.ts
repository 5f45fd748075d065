/** Where the preview and the fields of references get content from: the place that the CMS reads and writes. */
import { checkFiles, type Content } from "../../content/check-files";
import { utcDay } from "../../content/publish/published";
import { sortFiles } from "../../content/read/content-files";
import { rememberedText } from "../../content/read/remembered-text";

export interface Source {
  /** Reads all texts of content, by their paths from the project's folder. */
  texts: () => Promise<ReadonlyMap<string, string>>;
  /** The address at which the browser finds a picture, by its path from the project's folder. */
  picture: (path: string) => Promise<string>;
}

const folder = "content";

let source: Source | undefined;
let reading: Promise<void> | undefined;
/** Pictures by their paths; the address of one that has not arrived is "". */
const pictures = new Map<string, { address: string }>();
const listeners = new Set<() => void>();

/** What has arrived; another object each time. */
export interface Arrived {
  /** The content as it is kept; undefined until it has been read. */
  content?: Content;
  /** Whether the last reading failed. */
  failed?: boolean;
}

let state: Arrived = {};

const arrived = (more: Arrived) => {
  state = { ...state, ...more };
  for (const listener of listeners) listener();
};

/** Sets where content comes from, when somebody has logged in. */
export function connect(to: Source): void {
  source = to;
}

function contentIn(texts: ReadonlyMap<string, string>): Content {
  const below = (path: string) => path.slice(folder.length + 1);
  const textOf = (name: string) => texts.get(`${folder}/${name}`) ?? "";
  const files = sortFiles([...texts.keys()].map(below), textOf, folder);
  // A draft is previewed among the other drafts and what is scheduled.
  const audience = { today: utcDay(), drafts: true };
  return checkFiles(files, folder, audience, rememberedText);
}

/** Reads the content anew: it may have changed since the last entry was opened. */
export function refresh(): void {
  reading ??= source
    ?.texts()
    .then(contentIn)
    .finally(() => {
      reading = undefined;
    })
    .then(
      (content) => arrived({ content, failed: false }),
      (error: unknown) => {
        console.error("The content could not be read.", error);
        arrived({ failed: true });
      },
    );
}

/**
 * The address of a kept picture.
 * @returns "" until it has arrived; then listeners are called
 */
export function storedPicture(path: string): string {
  const known = pictures.get(path);
  if (known !== undefined) return known.address;
  const picture = { address: "" };
  pictures.set(path, picture);
  source?.picture(path).then(
    (address) => {
      if (pictures.get(path) !== picture) {
        URL.revokeObjectURL(address);
        return;
      }
      picture.address = address;
      arrived({});
    },
    // It is requested again when the pane is next drawn.
    () => pictures.get(path) === picture && pictures.delete(path),
  );
  return "";
}

/** Frees the memory of all pictures; their addresses are of no use afterwards. */
export function releasePictures(): void {
  // An address that is not of a blob is left as it is.
  for (const { address } of pictures.values()) URL.revokeObjectURL(address);
  pictures.clear();
}

/** Listens to what arrives. @returns stops listening */
export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const current = (): Arrived => state;
