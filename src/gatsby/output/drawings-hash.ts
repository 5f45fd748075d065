/**
 * What a drawing is drawn from, as a hash: the code of the drawings, the colours and the typefaces. It stands in the
 * names of drawn files and in drawn covers, so that a change of the look is seen wherever it is not drawn anew yet.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Composition } from "../../artwork/cover";
import { palettes } from "../../artwork/palette";

/** Heading maps and social cards follow these. */
const look = ["src/theme/tokens.ts", "src/theme/typefaces/faces.ts"];

/** The outlines of the figures in drawings, which follow the typeface. */
const digits = "src/theme/typefaces/digits.json";

/** Lists of what each drawing shows. */
const lists = ["covers.ts", "heading-maps.ts", "mark.ts"].map((name) => `src/artwork/${name}`);

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => `${folder}/${name}`);

function hashOf(files: readonly string[], more = ""): string {
  const hash = createHash("sha256").update(JSON.stringify(palettes)).update(more);
  for (const file of files) hash.update(readFileSync(path.resolve(file)));
  return hash.digest("hex").slice(0, 8);
}

export const drawingsHash = (): string =>
  hashOf([
    ...look,
    digits,
    ...filesIn("src/artwork"),
    ...filesIn("src/gatsby/output/social-cards"),
  ]);

/** The hash of what one cover is drawn from: of the tokens, the colours alone. */
export const coverHash = (composition?: Composition): string =>
  hashOf(
    [digits, ...filesIn("src/artwork").filter((file) => !lists.includes(file))],
    JSON.stringify(composition ?? null),
  );
