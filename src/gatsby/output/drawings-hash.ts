/** Hashes of what drawings are drawn from, so that a change of the look is seen wherever it is not drawn anew yet. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { drawCover, type Composition } from "../../artwork/cover";
import { filesBelow } from "../../content/disk/files-below";

const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
};

const folders = ["src/artwork", "src/gatsby/output/social-cards", "src/theme/typefaces"];

/** The hash of the code that draws heading maps and social cards. It stands in the names of their files. */
export const drawingsHash = (): string => {
  const drawn = folders.flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`));
  const files = ["src/theme/tokens.ts", ...drawn].filter((file) => /\.(ts|json)$/.test(file));
  return hashOf(...files.map((file) => readFileSync(file)));
};

/** The hash of what a composition looks like, which drawn covers carry. Every id makes another picture of it. */
export const coverHash = (composition?: Composition): string =>
  hashOf(drawCover("cover", composition, [320, 180]));
