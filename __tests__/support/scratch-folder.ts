import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const newFolder = () => realpathSync(mkdtempSync(path.join(tmpdir(), "test-")));

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A new folder for the tests of a file, which is removed after them. */
export function scratchFolder(): string {
  const folder = newFolder();
  afterAll(() => remove(folder));
  return folder;
}

/** Gives each test of a file a new working folder, which is removed after it. */
export function workInScratchFolder(): void {
  const project = process.cwd();
  beforeEach(() => process.chdir(newFolder()));
  afterEach(() => {
    const folder = process.cwd();
    process.chdir(project);
    remove(folder);
  });
}
