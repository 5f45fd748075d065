/** A project's folder for tests of the commands that editors run. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
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
    // A drawn cover carries a hash of the code that draws.
    symlinkSync(path.join(projectRoot, "src"), path.join(project.folder, "src"), "dir");
  });
  afterEach(() => rmSync(project.folder, { recursive: true, force: true }));
  return project;
}

/**
 * Runs a command as an editor does, without the npm around it.
 * @param name the file in scripts/, without its ending
 * @param folder the folder of the project it runs in
 */
export const runScript = (name: string, folder: string, ...words: string[]) =>
  spawnSync(
    process.execPath,
    [
      // Within the process itself: the command of tsx would start another one.
      "--import",
      pathToFileURL(require.resolve("tsx")).href,
      path.join(projectRoot, `scripts/${name}.ts`),
      ...words,
    ],
    { cwd: folder, encoding: "utf8" },
  );
