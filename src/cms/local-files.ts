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

/** The current text of a file. @param path from the project's folder */
export const textOnDisk = async (path: string): Promise<string> => (await ask(path)).text();

const fileAt = (path: string, name: string) => ({
  kind: "file",
  name,
  getFile: async () => new File([await (await ask(path)).blob()], name),
  createWritable: () => ({
    write: (body: BodyInit) => ask(path, { method: "PUT", body }),
    close: () => undefined,
  }),
});

const folderAt = (path: string, name: string): object => {
  const within = (child: string) => `${path}${child}`;
  return {
    kind: "directory",
    name,
    async *entries() {
      const names = (await (await ask(path)).json()) as string[];
      for (const each of names)
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

/** Lets the CMS edit the files of the machine that serves it. */
export function workOnDisk(): void {
  const storage = { getDirectoryHandle: () => Promise.resolve(folderAt("", "content")) };
  Object.defineProperty(navigator.storage, "getDirectory", {
    value: () => Promise.resolve(storage),
  });
  // With `move`, the CMS would first write a temporary file beside each file, where the check would find it.
  for (const { prototype } of [FileSystemFileHandle, FileSystemHandle])
    delete (prototype as { move?: unknown }).move;
}
