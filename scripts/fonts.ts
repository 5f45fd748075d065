/**
 * `npm run fonts`: writes the stylesheet of the typefaces, cut down to the characters that the site uses, with fallback
 * fonts fitted to them, and the outlines of the digits. Run it after a change of src/theme/typefaces/faces.ts, of
 * font-characters.ts or fallback-fonts.ts here, or of the font packages.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import type { PathCommand } from "opentype.js";
import { face } from "../src/gatsby/social-cards/text-outlines";
import { faces } from "../src/theme/typefaces/faces";
import { fallbackOf, typefacesFile } from "../src/theme/typefaces/families";
import { fallbacks, fit } from "./lib/fallback-fonts";
import { characters } from "./lib/font-characters";
import { runScript } from "./lib/run-script";

/** The features that the site's styles use: kerning, ligatures, tabular and lining figures. */
const features = ["kern", "liga", "tnum", "lnum"];

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

/** The outlines of the digits for the depths on maps, in thousandths of the type size. */
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
async function stylesheet(): Promise<string> {
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

/** What this script writes: the text of each file, by its path. */
export async function typefaceFiles(): Promise<Map<string, string>> {
  return new Map([
    [`static/${typefacesFile}`, await stylesheet()],
    ["src/theme/typefaces/digits.json", `${JSON.stringify(digits(), null, 2)}\n`],
  ]);
}

async function main(): Promise<void> {
  for (const [file, text] of await typefaceFiles()) {
    await writeFile(path.resolve(file), text);
    console.log(`${file}  ${(text.length / 1000).toFixed(1)} kB`);
  }
}

if (process.argv[1]?.endsWith("fonts.ts")) runScript(main());
