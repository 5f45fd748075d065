/** A copy of the project without its build, whose content can be changed or broken. */
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folders = ["content", "src", "static", "scripts"];
const files = /^(\.parcelrc|package\.json|tsconfig\.json|gatsby-[\w-]+\.tsx?)$/;

/**
 * Copies what a build needs; node_modules is linked.
 * @returns the folder of the copy, which the caller removes
 */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "project-"));
  for (const name of [...folders, ...readdirSync(".").filter((file) => files.test(file))])
    cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "dir");
  return folder;
}
