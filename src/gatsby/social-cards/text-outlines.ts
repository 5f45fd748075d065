/** Sets lines of type in the display face, as outlines, because fonts in an SVG depend on the machine. */
import { readFileSync } from "node:fs";
import path from "node:path";
import opentype, { type Font } from "opentype.js";
import { faces } from "../../theme/typefaces/faces";

function read(name: string): Font {
  const file = path.resolve("node_modules", name);
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

let known: Font[] | undefined;

/** The files of the site's display face; the first has ASCII and the letters of Western Europe. */
const fonts = (): Font[] => (known ??= faces.display.outlines.map(read));

const face = (): Font => fonts()[0] as Font;

const fontWith = (character: string): Font | undefined =>
  fonts().find((font) => font.charToGlyphIndex(character) > 0);

/** Keeps the characters that the display face can draw; emoji and letters of other scripts are left out. */
export const drawable = (text: string): string =>
  [...text.normalize("NFC")]
    .filter((character) => /\s/.test(character) || fontWith(character))
    .join("")
    .trim();

/**
 * Sets a line of drawable characters glyph by glyph, with kerning; the library's own method throws on a feature of this
 * typeface that it does not know.
 */
function placeGlyphs(text: string, size: number) {
  const glyphs = [...text].map((character) => {
    const font = fontWith(character) ?? face();
    return { font, glyph: font.charToGlyph(character) };
  });
  let x = 0;
  const placed = glyphs.map(({ font, glyph }, index) => {
    const at = x;
    const next = glyphs[index + 1];
    const kern = next?.font === font ? font.getKerningValue(glyph, next.glyph) : 0;
    x += (((glyph.advanceWidth ?? 0) + kern) * size) / font.unitsPerEm;
    return { glyph, at };
  });
  return { placed, width: x };
}

/** The width of a line of type, in the unit of its size. */
export const widthOf = (text: string, size: number): number =>
  placeGlyphs(drawable(text), size).width;

/**
 * Breaks a title into as few lines as possible, of similar length. A word that is longer than a line has one of its own.
 */
export function linesOf(title: string, width: number, size: number): string[] {
  const words = drawable(title).split(/\s+/).filter(Boolean);
  const fill = (limit: number): string[] =>
    words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(longer, size) > limit) return [...lines, word];
      return [...lines.slice(0, -1), longer];
    }, []);
  const count = fill(width).length;
  // The narrowest measure with that many lines avoids a single word on the last one.
  for (let limit = width * 0.4; limit < width; limit += 12)
    if (fill(limit).length === count) return fill(limit);
  return fill(width);
}

/** A line of type as SVG paths, its baseline at y. */
export function outlinesOf(text: string, [x, y]: readonly [number, number], size: number): string {
  const { unitsPerEm } = face();
  const scale = (size / unitsPerEm).toFixed(6);
  return placeGlyphs(drawable(text), size)
    .placed.map(({ glyph, at }) => {
      // Drawn in units of the font and scaled, because the library writes NaN for some fractions.
      const outline = glyph.getPath(0, 0, unitsPerEm).toPathData(1);
      const place = `translate(${(x + at).toFixed(2)} ${y.toFixed(2)})scale(${scale})`;
      return outline && `<path transform="${place}" d="${outline}"/>`;
    })
    .join("");
}
