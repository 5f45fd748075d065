import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { filesBelow } from "../../content/disk/files-below";

const folders = ["src/artwork", "src/gatsby/social-cards", "src/theme/typefaces"];

/**
 * The hash of the code that draws heading maps and social cards. It is part of their file names, so that browsers and
 * networks fetch new ones.
 */
export function drawingsHash(): string {
  const files = folders.flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`));
  const hash = createHash("sha256");
  for (const file of ["src/theme/palettes.ts", ...files])
    if (/\.(ts|json)$/.test(file)) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
