/** What an earlier build leaves, and folders that Gatsby cannot use. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { workInScratchFolder } from "../../support/scratch-folder";

const scripts = path.resolve("scripts");

workInScratchFolder();

let home = "";
let project = "";

beforeEach(() => {
  home = process.cwd();
  project = path.join(home, "site");
  mkdirSync(path.join(project, ".cache/data"), { recursive: true });
});

/** Runs the script that precedes start, build and test in a folder. */
const runBefore = (folder: string) =>
  spawnSync(process.execPath, [path.join(scripts, "project-folder.mjs")], {
    cwd: folder,
    encoding: "utf8",
  });

/** The output of that script in a usable folder. */
function before(folder: string): string {
  const { status, stdout, stderr } = runBefore(folder);
  expect(status).toBe(0);
  return stdout + stderr;
}

const hasCache = (folder: string) => existsSync(path.join(folder, ".cache/data"));

test.each<[string, (from: string, to: string) => void]>([
  ["copied", (from, to) => cpSync(from, to, { recursive: true })],
  ["moved", renameSync],
])("a folder that was %s loses its cache once, with a message", (_how, bring) => {
  writeFileSync(path.join(project, ".cache/folder.txt"), `${project}\n`);
  const other = path.join(home, "other");
  bring(project, other);
  expect(before(other)).toBe(
    `Gatsby's cache was made for ${project}, so it was deleted, and this run takes longer.\n`,
  );
  expect(hasCache(other)).toBe(false);
  expect(before(other)).toBe("");
});

test("a folder keeps its own cache, even if it is reached by a symbolic link", () => {
  writeFileSync(path.join(project, ".cache/folder.txt"), `${project}\n`);
  const link = path.join(home, "link");
  symlinkSync(project, link, "dir");
  expect(before(project) + before(link)).toBe("");
  expect(hasCache(project)).toBe(true);
});

test.each([
  ["site (1)", "( )"],
  ["site#1", "#"],
  ["o'neil site", "'"],
])("the folder name %s is refused with the reason", (name, characters) => {
  const other = path.join(home, name);
  renameSync(project, other);
  const { status, stderr } = runBefore(other);
  expect(stderr).toBe(
    `Gatsby cannot build in ${other} because of ${characters} in this path. Rename or move the folder, then start again.\n`,
  );
  expect(status).toBe(1);
});

test("a language whose content is gone leaves the next build", () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  };
  const gatsby = `const { mkdirSync, writeFileSync } = require("node:fs");
    mkdirSync("public/404", { recursive: true });
    writeFileSync("public/404/index.html", process.env.LANGUAGE);`;
  for (const file of ["content/site.yml", "content/de/site.yml"]) write(file, "");
  write("node_modules/gatsby/cli.js", gatsby);
  const build = () => {
    spawnSync(process.execPath, [path.join(scripts, "build.mjs")], { cwd: project });
    return readdirSync(path.join(project, "public")).sort();
  };
  expect(build()).toEqual(["404", "de"]);
  rmSync(path.join(project, "content/de"), { recursive: true });
  // Gatsby writes only some of its data anew.
  write("public/page-data/404.html/page-data.json", "{}");
  expect(build()).toEqual(["404", "page-data"]);
});
