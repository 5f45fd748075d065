/**
 * `npm run fonts`: writes the stylesheet of the typefaces, cut down to the characters that the site uses, with fallback
 * fonts fitted to them. Run it after a change of src/theme/typefaces/faces.ts, of font-characters.ts or
 * fallback-fonts.ts here, or of the font packages.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { faces } from "../src/theme/typefaces/faces";
import { fallbackOf, typefacesFile } from "../src/theme/typefaces/families";
import { fallbacks, fit } from "./lib/fallback-fonts";
import { characters } from "./lib/font-characters";
import { runScript } from "./lib/run-script";

/** The features that the site's styles use: kerning, ligatures, tabular and lining figures. */
const features = ["kern", "liga", "tnum", "lnum"];

const rule = (descriptors: Record<string, string>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

/** Cuts a typeface down to the characters and features that the site uses. */
const cut = (whole: Buffer, axis?: { min: number; max: number }): Promise<Buffer> =>
  subsetFont(whole, characters, {
    targetFormat: "woff2",
    keepFeatures: features,
    // Only old screens use hints, which are a third of the file.
    noHinting: true,
    ...(axis ? { variationAxes: { wght: axis } } : {}),
  });

/** The stylesheet of the typefaces, which holds their files as data, and of the fallbacks that are fitted to them. */
export async function stylesheet(): Promise<string> {
  const rules: string[] = [];
  for (const [name, typeface] of Object.entries(faces)) {
    const whole = await readFile(path.resolve("node_modules", typeface.source));
    const data = await cut(whole, "axis" in typeface ? typeface.axis : undefined);
    rules.push(
      rule({
        "font-family": `"${typeface.family}"`,
        "font-display": "swap",
        "font-weight": typeface.weight,
        src: `url(data:font/woff2;base64,${data.toString("base64")}) format("woff2")`,
      }),
    );
    for (const fallback of fallbacks[name as keyof typeof faces])
      rules.push(
        rule({
          "font-family": `"${fallbackOf(typeface.family)}"`,
          ...(await fit(whole, fallback)),
        }),
      );
  }
  return `${rules.join("\n")}\n`;
}

/** The file that this script writes. */
export const stylesheetFile = `static/${typefacesFile}`;

async function main(): Promise<void> {
  const text = await stylesheet();
  await writeFile(path.resolve(stylesheetFile), text);
  console.log(`${stylesheetFile}  ${(text.length / 1000).toFixed(1)} kB`);
}

if (process.argv[1]?.endsWith("fonts.ts")) runScript(main());
