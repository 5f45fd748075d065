/** A project's folder for tests of the commands that editors run. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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
