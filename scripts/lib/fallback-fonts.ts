/**
 * Fonts that visitors already have, fitted to the typefaces of the site: scaled so that a line holds as much
 * text, with lines as high. They are seen where a typeface comes too late for the first paint.
 */
import opentype from "opentype.js";
import subsetFont from "subset-font";

/** How often each letter and the space stand among a hundred characters of English. */
const frequency = {
  " ": 18.29,
  ...{ a: 6.53, b: 1.26, c: 2.23, d: 3.28, e: 10.27, f: 1.98, g: 1.62, h: 4.98, i: 5.67 },
  ...{ j: 0.1, k: 0.56, l: 3.31, m: 2.03, n: 5.71, o: 6.16, p: 1.5, q: 0.08, r: 4.99 },
  ...{ s: 5.32, t: 7.52, u: 2.28, v: 0.8, w: 1.7, x: 0.14, y: 1.43, z: 0.05 },
};

interface SystemFont {
  /** The names of this font, or of one with the same metrics, on visitors' systems. */
  names: string[];
  /** The average width of a character of English in em, as `averageWidth` finds it. */
  width: number;
}

/** The widths are those of Roboto, Arimo (as wide as Arial), Noto Serif and Tinos (as wide as Times New Roman). */
const systemFonts = {
  roboto: { names: ["Roboto", "Roboto-Regular"], width: 0.4411 },
  robotoBold: { names: ["Roboto Bold", "Roboto-Bold"], width: 0.447 },
  arial: { names: ["Arial", "ArialMT", "Liberation Sans"], width: 0.4396 },
  arialBold: { names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], width: 0.4755 },
  notoSerif: { names: ["Noto Serif", "NotoSerif", "NotoSerif-Regular"], width: 0.4769 },
  times: {
    names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
    width: 0.3983,
  },
} satisfies Record<string, SystemFont>;

interface Fitted {
  font: SystemFont;
  /** The weights it stands in for, as CSS writes them. */
  weight: string;
  /** The weight of the typeface it is fitted to, where the typeface has several. */
  at?: number;
}

/** The fallbacks of each typeface. If a visitor has several of one weight, the browser takes the last. */
export const fallbacks: Record<"text" | "display", Fitted[]> = {
  text: [
    { font: systemFonts.roboto, weight: "400 599", at: 400 },
    { font: systemFonts.arial, weight: "400 599", at: 400 },
    { font: systemFonts.robotoBold, weight: "600 700", at: 600 },
    { font: systemFonts.arialBold, weight: "600 700", at: 600 },
  ],
  display: [
    { font: systemFonts.notoSerif, weight: "400" },
    { font: systemFonts.times, weight: "400" },
  ],
};

/**
 * The average width of a character of English, in em.
 * @throws if the font lacks a letter
 */
function averageWidth(font: opentype.Font): number {
  let sum = 0;
  let count = 0;
  for (const [character, times] of Object.entries(frequency)) {
    const glyph = font.charToGlyph(character);
    if (!glyph.index || !glyph.advanceWidth) throw new Error(`The font lacks "${character}".`);
    sum += glyph.advanceWidth * times;
    count += times;
  }
  return sum / count / font.unitsPerEm;
}

/**
 * The descriptors that fit a font of the visitor's to a typeface.
 * @param whole the file of the typeface, in any format
 * @param fitted the font, and what it stands in for
 * @returns values of `@font-face`, by the names of its descriptors
 */
export async function fit(whole: Buffer, { font, weight, at }: Fitted) {
  const plain = await subsetFont(whole, Object.keys(frequency).join(""), {
    targetFormat: "sfnt",
    ...(at ? { variationAxes: { wght: at } } : {}),
  });
  const face = opentype.parse(
    plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength),
  );
  const scale = averageWidth(face) / font.width;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const height = (units: number) => percent(units / face.unitsPerEm / scale);
  const { ascender, descender, lineGap } = face.tables.hhea as Record<string, number>;
  return {
    "font-weight": weight,
    src: font.names.map((name) => `local("${name}")`).join(","),
    "size-adjust": percent(scale),
    "ascent-override": height(ascender ?? 0),
    "descent-override": height(-(descender ?? 0)),
    "line-gap-override": height(lineGap ?? 0),
  };
}
