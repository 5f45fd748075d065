/** Compares two folders byte by byte. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/content/disk/files-below";

/** How many characters are shown from where two files part. */
const shown = 60;

const excerpt = (bytes: Buffer, at: number): string =>
  JSON.stringify(bytes.toString("utf8", Math.max(0, at - shown / 2), at + shown));

/**
 * Lists the files that two folders do not have in common.
 * @param first a folder
 * @param second another
 * @returns a line for each file that only one has, and three for each whose bytes differ: its name and the
 * first byte that differs, counted from 0, then what stands there in the one and in the other; sorted by name
 */
export function folderDifferences(first: string, second: string): string[] {
  const inFirst = new Set(filesBelow(first));
  const inSecond = new Set(filesBelow(second));
  return [...new Set([...inFirst, ...inSecond])].sort().flatMap((file) => {
    if (!inSecond.has(file)) return [`${file}  only in the first`];
    if (!inFirst.has(file)) return [`${file}  only in the second`];
    const a = readFileSync(path.join(first, file));
    const b = readFileSync(path.join(second, file));
    if (a.equals(b)) return [];
    const parted = a.findIndex((byte, index) => byte !== b[index]);
    const at = parted < 0 ? a.length : parted;
    return [`${file}  from byte ${at}\n  first   ${excerpt(a, at)}\n  second  ${excerpt(b, at)}`];
  });
}
