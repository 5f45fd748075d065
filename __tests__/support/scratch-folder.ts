import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A new folder for the tests of a file, which is removed after them. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
