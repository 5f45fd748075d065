/**
 * The cache that a host keeps between builds: the folders `.cache` and `public`. The adapter brings both back, and here
 * it is made sure that they fit: what was made with other packages or for another folder, or was stored in part, is
 * deleted, and the build starts from scratch and says so.
 */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { IAdapter } from "gatsby";

type Cache = NonNullable<IAdapter["cache"]>;

/** What a cache was made with, and how much of it there was when it was stored. */
interface Note {
  folder: string;
  packages: string;
  files: number;
  bytes: number;
}

const noteFile = path.join(".cache", "kept-cache.json");

/** The code of this build, which Gatsby has compiled before the cache is brought back. */
const compiled = path.join(".cache", "compiled");

/** Changes with the packages and with Node. */
function packagesOf(root: string): string {
  const hash = createHash("sha256").update(process.version);
  for (const name of ["package.json", "package-lock.json"]) {
    const file = path.join(root, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** How many files there are in both folders, and the bytes of those that are published. */
function amountOf(root: string): Pick<Note, "files" | "bytes"> {
  const filesIn = (folder: string): string[] => {
    const whole = path.join(root, folder);
    if (!existsSync(whole)) return [];
    return readdirSync(whole, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
  };
  const published = filesIn("public");
  const kept = filesIn(".cache").filter((file) => file !== path.join(root, noteFile));
  return {
    files: published.length + kept.length,
    bytes: published.reduce((sum, file) => sum + statSync(file).size, 0),
  };
}

/**
 * Says why a cache that was brought back cannot be used.
 * @param root the project's folder
 * @returns undefined if it fits
 */
function misfit(root: string): string | undefined {
  let note: Note;
  try {
    note = JSON.parse(readFileSync(path.join(root, noteFile), "utf8")) as Note;
  } catch {
    return "does not say what it was made with";
  }
  if (note.folder !== realpathSync(root)) return `was made for the folder ${note.folder}`;
  if (note.packages !== packagesOf(root)) return "was made with other packages or another Node";
  const { files, bytes } = amountOf(root);
  if (files !== note.files || bytes !== note.bytes)
    return `is not whole: it has ${files} of ${note.files} files`;
  return undefined;
}

/** Notes in a cache what it is made with, as the last thing before it is stored. */
function noteCache(root: string): void {
  const note: Note = {
    folder: realpathSync(root),
    packages: packagesOf(root),
    ...amountOf(root),
  };
  writeFileSync(path.join(root, noteFile), JSON.stringify(note));
}

/**
 * Wraps the cache of an adapter, so that a build uses only one that fits.
 * @param cache of the adapter; it replaces both folders when it restores
 * @param root the project's folder
 */
export function fittingCache(cache: Cache, root = process.cwd()): Cache {
  return {
    async restore(options) {
      const aside = mkdtempSync(path.join(tmpdir(), "compiled-"));
      const own = path.join(root, compiled);
      try {
        if (existsSync(own)) cpSync(own, aside, { recursive: true });
        const restored = await cache.restore(options);
        const wrong = restored === false ? undefined : misfit(root);
        if (wrong !== undefined) {
          for (const folder of options.directories)
            rmSync(path.join(root, folder), { recursive: true, force: true });
          options.reporter.info(
            `The cache of an earlier build ${wrong}, so this build starts from scratch.`,
          );
        }
        // The code of the earlier build would run in place of this one's.
        rmSync(own, { recursive: true, force: true });
        cpSync(aside, own, { recursive: true });
        return wrong === undefined ? restored : false;
      } finally {
        rmSync(aside, { recursive: true, force: true });
      }
    },
    async store(options) {
      noteCache(root);
      await cache.store(options);
    },
  };
}
