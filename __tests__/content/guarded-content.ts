/** The fixtures behind the guard of the CMS, and an editor who answers its questions. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Backend, DataFile, SaveOptions, Upload } from "../../src/admin/guard/backend";
import type { Editor } from "../../src/admin/guard/context";
import { guarded } from "../../src/admin/guard/guard";
import { formatOf } from "../../src/admin/files/formats";
import { isPictureName } from "../../src/content/read/content-files";
import { readFolder } from "../../src/content/read/read-folder";
import { fixtures } from "./content-copy";

const { names } = readFolder(fixtures);

/** A backend that keeps the fixtures in memory. */
export class Memory implements Backend {
  files = new Map(
    [...names].map((name) => [
      `content/${name}`,
      isPictureName(name) ? "" : readFileSync(path.join(fixtures, name), "utf8"),
    ]),
  );
  entriesByFolder(_folder: string, ending: string) {
    return Promise.resolve(
      [...this.files].flatMap(([file, data]) =>
        file.endsWith(`.${ending}`) ? [{ data, file: { path: file } }] : [],
      ),
    );
  }
  getEntry(file: string): Promise<{ data: string }> {
    return Promise.resolve({ data: this.files.get(file) ?? "" });
  }
  getMedia(folder = "") {
    const inFolder = [...this.files.keys()].filter((file) => path.posix.dirname(file) === folder);
    return Promise.resolve(inFolder.map((file) => ({ name: path.basename(file), path: file })));
  }
  getMediaFile(name: string) {
    return Promise.resolve({ file: new File([name], path.basename(name)) });
  }
  /** Whether the place of the content fails to write or delete these files. */
  fails = (_step: "save" | "delete", _paths: string[]): boolean => false;

  async persistEntry(
    { dataFiles, assets }: { dataFiles: DataFile[]; assets: Upload[] },
    _options: SaveOptions,
  ) {
    const paths = dataFiles.map((file) => file.path);
    if (this.fails("save", paths)) throw new Error("gone away");
    for (const file of dataFiles) this.files.set(file.path, file.raw);
    for (const upload of assets)
      this.files.set(upload.path, (await upload.toBase64?.()) ?? "uploaded");
  }
  persistMedia(_file: Upload, _options: SaveOptions) {
    return Promise.resolve();
  }
  deleteFiles(paths: string[], _message: string) {
    if (this.fails("delete", paths)) return Promise.reject(new Error("gone away"));
    for (const name of paths) this.files.delete(name);
    return Promise.resolve();
  }
}

/** An article of the fixtures. */
export const post = "content/blog/winding-habits/index.md";
export const options: SaveOptions = { commitMessage: "" };

/**
 * Opens the CMS on the fixtures.
 * @param answer what the editor answers to each question: an address
 * @param memory where they are kept
 * @param isReviewed whether saves wait for somebody to publish them
 */
export function opened<Kept extends Memory = Memory>(
  answer?: string,
  memory = new Memory() as Kept,
  isReviewed = false,
) {
  const told: string[] = [];
  const offered: string[] = [];
  const promised: boolean[] = [];
  /** What others do while a question is open, the first time that one is asked. */
  const meanwhile: { happens: () => unknown } = { happens: () => undefined };
  const happened = () => {
    const { happens } = meanwhile;
    meanwhile.happens = () => undefined;
    happens();
  };
  const editor: Editor = {
    begin: () => undefined,
    refuse: (_heading, problems) => told.push(...problems.map(({ message }) => message)),
    advise: (_heading, problems) => told.push(...problems.map(({ message }) => message)),
    reportFailure: (heading, sentences) => told.push(`${heading}: ${sentences}`),
    shrink: () => Promise.resolve(),
    askRedirect: (_address, addresses, leaving) => {
      offered.push(...addresses);
      if (leaving !== "deleted") told.push(leaving);
      happened();
      return Promise.resolve(answer);
    },
    askMove: ({ newAddress }, { isRedirected }) => {
      promised.push(isRedirected);
      happened();
      return Promise.resolve(answer === newAddress);
    },
    askHidden: (mistakes) => {
      told.push("hidden?", ...mistakes.map(({ message }) => message));
      return Promise.resolve(answer === "hidden");
    },
    askBoth: (_entry, contested) => {
      told.push(`contested: ${contested.length}`);
      return Promise.resolve(answer === "mine" || answer === "theirs" ? answer : undefined);
    },
    fill: (_path, text) => told.push(text),
    reportMove: ({ newAddress }) => told.push(newAddress),
  };
  const backend = guarded(memory, editor, isReviewed);
  const read = (name: string) => backend.files.get(name) ?? "";
  /** Opens a file, changes it as text and saves it as the CMS does. */
  const save = (file: string, change: (text: string) => string, pageAddress?: string) => {
    const format = formatOf("BlogPost", true, "blog/new/index.md");
    const before = format.fromFile(read(file));
    const after = format.fromFile(change(read(file)));
    const raw = format.toFile({ ...after, pageAddress, __source: before.__source });
    return backend.persistEntry(
      { dataFiles: [{ path: file, slug: "", raw }], assets: [] },
      options,
    );
  };
  return { backend, told, offered, promised, meanwhile, read, save };
}

/** Lets no other file name a page of the fixtures. */
export function unlink(backend: Memory, id: string): void {
  for (const [name, text] of backend.files)
    if (/\.(md|yml)$/.test(name) && !name.startsWith(`content/blog/${id}/`))
      backend.files.set(
        name,
        text.replaceAll(`/blog/${id}/`, "/process/").replaceAll(id, "oil-and-dust"),
      );
}
