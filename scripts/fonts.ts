/**
 * `npm run fonts`: writes the stylesheet of the typefaces, cut down to the characters that content uses, with fallback
 * fonts fitted to them. Run it when the check names letters, and after a change of src/theme/typefaces/, of
 * fallback-fonts.ts here, or of the font packages.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import opentype from "opentype.js";
import subsetFont from "subset-font";
import { contentRoot, otherLanguages } from "../src/content/disk/languages";
import { loadContent } from "../src/content/disk/load";
import { faces } from "../src/theme/typefaces/faces";
import { characters, lettersIn, otherLetters } from "../src/theme/typefaces/characters";
import { fallbackOf, typefacesFile } from "../src/theme/typefaces/families";
import { fallbacks, fit } from "./lib/fallback-fonts";
import { runScript } from "./lib/run-script";

/** The features that the site's styles use: kerning, ligatures, tabular and lining figures. */
const features = ["kern", "liga", "tnum", "lnum"];

const rule = (descriptors: Record<string, string>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

/** Cuts a typeface down to the characters and features that the site uses. */
const cut = (
  whole: Buffer,
  letters: string,
  axis?: { min: number; max: number },
): Promise<Buffer> =>
  subsetFont(whole, letters, {
    targetFormat: "woff2",
    keepFeatures: features,
    // Only old screens use hints, which are a third of the file.
    noHinting: true,
    ...(axis ? { variationAxes: { wght: axis } } : {}),
  });

/** Those of some letters that a typeface has. */
async function held(whole: Buffer, letters: string): Promise<string> {
  const plain = await subsetFont(whole, letters, { targetFormat: "sfnt" });
  const font = opentype.parse(new Uint8Array(plain).buffer);
  return [...letters].filter((letter) => font.charToGlyphIndex(letter) > 0).join("");
}

/**
 * The stylesheet of the typefaces, which holds their files as data, and of the fallbacks that are fitted to them.
 * @param letters beside those of every site
 */
export async function stylesheet(letters: string): Promise<string> {
  const rules: string[] = [];
  const found = new Set<string>();
  for (const [name, typeface] of Object.entries(faces)) {
    const axis = "axis" in typeface ? typeface.axis : undefined;
    const add = (data: Buffer) =>
      rules.push(
        rule({
          "font-family": `"${typeface.family}"`,
          "font-display": "swap",
          "font-weight": typeface.weight,
          src: `url(data:font/woff2;base64,${data.toString("base64")}) format("woff2")`,
        }),
      );
    const [whole, more] = await Promise.all(
      typeface.source.map((file) => readFile(path.resolve("node_modules", file))),
    );
    if (!whole || !more) continue;
    const others = letters && (await held(more, letters));
    for (const letter of (letters && (await held(whole, letters))) + others) found.add(letter);
    if (others) add(await cut(more, others, axis));
    add(await cut(whole, characters + letters, axis));
    for (const fallback of fallbacks[name as keyof typeof faces])
      rules.push(
        rule({
          "font-family": `"${fallbackOf(typeface.family)}"`,
          ...(await fit(whole, fallback)),
        }),
      );
  }
  const head = found.size > 0 ? [`/* ${[...found].sort().join("")} */`] : [];
  return `${[...head, ...rules].join("\n")}\n`;
}

/** The file that this script writes. */
export const stylesheetFile = `static/${typefacesFile}`;

async function main(): Promise<void> {
  const own = JSON.stringify(
    ["", ...otherLanguages()].map((folder) => {
      const { site, words } = loadContent(contentRoot(folder));
      return [site.locale, words, site.entries.map(({ data, body }) => [data, body])];
    }),
  );
  const text = await stylesheet(otherLetters(own));
  await writeFile(path.resolve(stylesheetFile), text);
  console.log(`${stylesheetFile}  ${(text.length / 1000).toFixed(1)} kB`);
  const missing = [...otherLetters(own)].filter((letter) => !lettersIn(text).includes(letter));
  if (missing.length > 0) console.log(`The typefaces have no ${missing.join(" ")}.`);
}

if (process.argv[1]?.endsWith("fonts.ts")) runScript(main());
