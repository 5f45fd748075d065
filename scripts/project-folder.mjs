/**
 * Runs before every start, build and test, because Gatsby depends
 * on the path of the project's folder. With some characters in it, Gatsby fails late and with an unclear message, so this
 * script refuses such a folder. Gatsby's cache contains that path, so queries fail for no visible reason after the folder
 * was copied or moved with its cache. The script deletes such a cache and that of another language, and says so.
 * gatsby-node.ts writes the path and the language to `.cache/folder.txt`.
 *
 * This is JavaScript because a host may not install the development dependency that runs TypeScript.
 */
import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { env, exit, stderr, stdout } from "node:process";

const folder = realpathSync(".");
const note = ".cache/folder.txt";
const unusable = new Set(folder.match(/[()[\]{}*?!#%'"`]/g));
if (unusable.size > 0) {
  stderr.write(
    `Gatsby cannot build in ${folder} because of ${[...unusable].join(" ")} in this path. Rename or move the folder, then start again.\n`,
  );
  exit(1);
}

const language = existsSync(`content/${env.LANGUAGE}/site.yml`) ? env.LANGUAGE : "";
const current = `${folder} ${language}`.trim();
const owner = existsSync(note) ? readFileSync(note, "utf8").trim() : current;

if (owner !== current) {
  rmSync(".cache", { recursive: true, force: true });
  stdout.write(
    `Gatsby's cache was made for ${owner}, so it was deleted, and this run takes longer.\n`,
  );
}
