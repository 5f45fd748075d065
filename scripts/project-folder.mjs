/**
 * Runs before every start, build and test (`prestart`, `prebuild` and `pretest` in package.json), since Gatsby uses the
 * full path of the project's folder. Some characters in it are read as patterns or as parts of an address, and Gatsby
 * then fails late and in words of its own: such a folder is refused at once. Gatsby's cache names files by that path, so
 * after the folder was copied or moved together with its cache, queries fail for no reason that anybody could see. Such a
 * cache is deleted, with a sentence. gatsby-node.ts notes whose it is.
 *
 * JavaScript, because a build on a host may have no development dependency to run TypeScript with.
 */
import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { exit, stderr, stdout } from "node:process";

const folder = realpathSync(".");
const note = ".cache/folder.txt";
const unusable = new Set(folder.match(/[()[\]{}*?!#%'"`]/g));
if (unusable.size > 0) {
  stderr.write(
    `Gatsby cannot build in ${folder} because of ${[...unusable].join(" ")} in this path. Rename or move the folder, then start again.\n`,
  );
  exit(1);
}

const owner = existsSync(note) ? readFileSync(note, "utf8").trim() : folder;

if (owner !== folder) {
  rmSync(".cache", { recursive: true, force: true });
  stdout.write(
    `This folder was copied or moved from ${owner}, so Gatsby's cache was deleted, and this run takes longer.\n`,
  );
}
