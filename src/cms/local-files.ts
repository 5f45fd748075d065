/**
 * Lets the CMS edit the project's files in develop. It replaces the browser's private file system, which the CMS then
 * uses, with one that reads and writes files through the development server.
 */

/** The address at which the development server has the files. */
export const filesAddress = "/___cms-files/";

const ask = async (path: string, options?: RequestInit): Promise<Response> => {
  const response = await fetch(
    filesAddress + path.split("/").map(encodeURIComponent).join("/"),
    options,
  );
  if (response.ok) return response;
  throw new DOMException(
    await response.text(),
    response.status === 404 ? "NotFoundError" : "AbortError",
  );
};

/** Whether a file of content is a text, rather than a picture. */
export const isText = (path: string): boolean => /\.(md|yml)$/.test(path);

let isOnDisk = false;

/** The texts that the CMS has read or written last, by their paths. */
const known = new Map<string, string>();

async function noteText(path: string, body: BodyInit): Promise<void> {
  if (isText(path)) known.set(path, (await new Response(body).text()).trimEnd());
}

const fileAt = (path: string, name: string) => ({
  kind: "file",
  name,
  getFile: async () => {
    const blob = await (await ask(path)).blob();
    await noteText(path, blob);
    return new File([blob], name);
  },
  createWritable: () => ({
    write: async (body: BodyInit) => {
      await ask(path, { method: "PUT", body });
      await noteText(path, body);
    },
    close: () => undefined,
  }),
});

const namesIn = async (folder: string) => (await (await ask(folder)).json()) as string[];

const folderAt = (path: string, name: string): object => {
  const within = (child: string) => `${path}${child}`;
  return {
    kind: "directory",
    name,
    async *entries() {
      for (const each of await namesIn(path))
        yield [
          each.replace("/", ""),
          each.endsWith("/") ? folderAt(within(each), each) : fileAt(within(each), each),
        ];
    },
    getDirectoryHandle: (child: string) => Promise.resolve(folderAt(within(`${child}/`), child)),
    getFileHandle: (child: string) => Promise.resolve(fileAt(within(child), child)),
    removeEntry: (child: string) => ask(within(child), { method: "DELETE" }),
  };
};

/**
 * The current paths of all files of content, as the check calls them, and the texts among them; undefined if the CMS does
 * not edit files here.
 */
export async function readDisk(): Promise<
  { texts: Map<string, string>; paths: string[] } | undefined
> {
  if (!isOnDisk) return undefined;
  const all = (await (await fetch(`${filesAddress}${SITE.content}/?all`)).json()) as Record<
    string,
    string | null
  >;
  const texts = Object.entries(all).filter((each): each is [string, string] => each[1] !== null);
  return { texts: new Map(texts), paths: Object.keys(all) };
}

/** Whether another program has changed a text since the CMS read or wrote it. @param text its current text */
export const isChangedElsewhere = (path: string, text: string | undefined): boolean =>
  known.has(path) && known.get(path) !== text?.trimEnd();

/** Lets the CMS edit the files of the machine that serves it. */
export function workOnDisk(): void {
  isOnDisk = true;
  const storage = { getDirectoryHandle: () => Promise.resolve(folderAt("", "content")) };
  Object.defineProperty(navigator.storage, "getDirectory", {
    value: () => Promise.resolve(storage),
  });
  // With `move`, the CMS would first write a temporary file beside each file, where the check would find it.
  for (const { prototype } of [FileSystemFileHandle, FileSystemHandle])
    delete (prototype as { move?: unknown }).move;
}
