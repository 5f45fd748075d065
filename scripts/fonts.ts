/**
 * `npm run fonts`: cuts the typefaces of the site down to the characters that its texts use, fits the fallback
 * fonts to them, takes the outlines of the digits, and writes all into src/theme/typefaces/. Run it after a change of faces.ts
 * there, of font-characters.ts or fallback-fonts.ts here, or of the font packages.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import type { PathCommand } from "opentype.js";
import { face } from "../src/gatsby/social-cards/typesetting";
import { faces } from "../src/theme/typefaces/faces";
import { fallbacks, fit } from "./lib/fallback-fonts";
import { characters } from "./lib/font-characters";

/** Kerning, ligatures, and figures of one width: the features that the site's styles use. */
const features = ["kern", "liga", "tnum", "lnum"];

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Path data in whole numbers, without lines of no length. */
function pathData({ commands }: { commands: PathCommand[] }): string {
  let at = "";
  return commands
    .map((command) => {
      const { type, ...ends } = command;
      const { x1, y1, x2, y2, x, y } = ends as Record<string, number | undefined>;
      const numbers = [x1, y1, x2, y2, x, y].flatMap((value) =>
        value === undefined ? [] : Math.round(value),
      );
      const end = numbers.slice(-2).join(" ");
      const idle = type === "L" && end === at;
      at = end;
      return idle ? "" : type + numbers.join(" ");
    })
    .join("");
}

/** The outlines of what depths are written with, in thousandths of the type size. */
function digits() {
  const font = face("italic");
  return Object.fromEntries(
    [..."0123456789"].map((character) => {
      const glyph = font.charToGlyph(character);
      const width = Math.round(((glyph.advanceWidth ?? 0) * 1000) / font.unitsPerEm);
      return [character, { width, outline: pathData(glyph.getPath(0, 0, 1000)) }];
    }),
  );
}

/** The up-to-date files of src/theme/typefaces/, by name. */
export async function fontFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const fitted: Record<string, unknown[]> = {};
  for (const [name, face] of Object.entries(faces)) {
    const whole = await readFile(path.resolve("node_modules", face.source));
    const cut = await subsetFont(whole, characters, {
      targetFormat: "woff2",
      keepFeatures: features,
      // Only old screens use hints, which are a third of the file.
      noHinting: true,
      ...("axis" in face ? { variationAxes: { wght: face.axis } } : {}),
    });
    files.set(face.file, cut);
    fitted[name] = await Promise.all(
      fallbacks[name as keyof typeof faces].map((fallback) => fit(whole, fallback)),
    );
  }
  files.set("fallbacks.json", json(fitted));
  return files.set("digits.json", json(digits()));
}

async function main(): Promise<void> {
  for (const [name, data] of await fontFiles()) {
    await writeFile(path.resolve("src/theme/typefaces", name), data);
    console.log(`${name}  ${(data.length / 1000).toFixed(1)} kB`);
  }
}

if (process.argv[1]?.endsWith("fonts.ts")) void main();
