/**
 * `npm run fonts`: cuts the typefaces of the site down to the characters that nearly every page sets, and
 * writes them into src/theme/typefaces/. Run it after a change of faces.ts there or of the font packages.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { commonText, faces } from "../src/theme/typefaces/faces";

/** Kerning, ligatures, marks, and figures of one width: the features that the site's styles use. */
const features = ["kern", "liga", "rlig", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"];

/** The files of src/theme/typefaces/, by name, as they should be. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const face of Object.values(faces)) {
    const whole = await readFile(path.resolve("node_modules", face.source));
    const cut = await subsetFont(whole, commonText, {
      targetFormat: "woff2",
      keepFeatures: features,
      // Hints serve screens of long ago, and are a third of the file.
      noHinting: true,
      ...("axis" in face ? { variationAxes: { wght: face.axis } } : {}),
    });
    files.set(face.file, cut);
  }
  return files;
}

async function main(): Promise<void> {
  for (const [name, data] of await cutFonts()) {
    await writeFile(path.resolve("src/theme/typefaces", name), data);
    console.log(`${name}  ${(data.length / 1000).toFixed(1)} kB`);
  }
}

if (process.argv[1]?.endsWith("fonts.ts")) void main();
