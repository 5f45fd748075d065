import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * The path of a file whose name on disk may be in another form of Unicode: some systems write é as e and an accent.
 * @returns undefined if there is no such file
 */
export function pathOnDisk(file: string): string | undefined {
  if (existsSync(file)) return file;
  const { dir, base } = path.parse(file);
  const names = existsSync(dir) ? readdirSync(dir) : [];
  const found = names.find((name) => name.normalize() === base.normalize());
  return found && path.join(dir, found);
}
