/**
 * Runs before every start and build (`prestart` and `prebuild` in package.json). Gatsby's cache names files by their
 * full path, so after the project's folder was copied or moved together with its cache, queries fail for no reason
 * that anybody could see. Such a cache is deleted, with a sentence. src/gatsby/cache-folder.ts notes whose it is.
 *
 * JavaScript, because a build on a host may have no development dependency to run TypeScript with.
 */
import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { stdout } from "node:process";

const folder = realpathSync(".");
const note = ".cache/folder.txt";
const owner = existsSync(note) ? readFileSync(note, "utf8").trim() : folder;

if (owner !== folder) {
  rmSync(".cache", { recursive: true, force: true });
  stdout.write(
    `This folder was copied or moved from ${owner}, so Gatsby's cache was deleted, and this run takes longer.\n`,
  );
}
