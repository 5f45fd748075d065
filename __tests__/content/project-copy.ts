/** A project's folder for tests of the commands that editors run. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSync } from "esbuild";
import { ContentCopy, onDisk } from "./content-copy";

const projectRoot = path.resolve(__dirname, "../..");

export interface Project {
  folder: string;
  contentFolder: string;
  content: ContentCopy;
}

/** Gives each test of a file a project of its own: a folder with a copy of the fixtures, and the sources. */
export function projectForEachTest(): Project {
  const project = {} as Project;
  beforeEach(() => {
    project.folder = mkdtempSync(path.join(tmpdir(), "project-"));
    project.contentFolder = path.join(project.folder, "content");
    project.content = new ContentCopy(onDisk(project.contentFolder));
    mkdirSync(path.join(project.folder, "static"));
    writeFileSync(path.join(project.folder, "static/logo.svg"), "<svg/>");
    // A drawn cover contains a hash of the code that draws it.
    symlinkSync(path.join(projectRoot, "src"), path.join(project.folder, "src"), "dir");
  });
  afterEach(() => rmSync(project.folder, { recursive: true, force: true }));
  return project;
}

const bundles = new Map<string, string>();

/** Bundles a command into one file, which starts in half the time. sharp is native, so it stays outside. */
function bundleOf(name: string): string {
  const known = bundles.get(name);
  if (known) return known;
  const outfile = path.join(projectRoot, `node_modules/.cache/commands/${name}-${process.pid}.cjs`);
  buildSync({
    entryPoints: [path.join(projectRoot, `scripts/${name}.ts`)],
    outfile,
    bundle: true,
    platform: "node",
    external: ["sharp"],
    logLevel: "error",
  });
  bundles.set(name, outfile);
  return outfile;
}

afterAll(() => {
  for (const file of bundles.values()) rmSync(file);
});

/**
 * Runs a command as an editor does, without the npm around it.
 * @param name the file in scripts/, without its ending
 * @param folder the folder of the project it runs in
 */
export const runScript = (name: string, folder: string, ...words: string[]) =>
  spawnSync(process.execPath, [bundleOf(name), ...words], { cwd: folder, encoding: "utf8" });
