/** Sets lines of type in the display face, as outlines: SVG pictures have no fonts to rely on. */
import { readFileSync } from "node:fs";
import path from "node:path";
import opentype, { type Font, type Glyph, type PathCommand } from "opentype.js";
import { faces } from "../../../theme/typefaces/faces";

type Style = keyof typeof faces.display.outlines;

function read(style: Style): Font {
  const file = path.resolve("node_modules", faces.display.outlines[style]);
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

const fonts = new Map<Style, Font>();

/** The site's display face, upright or italic. */
export function face(style: Style): Font {
  const font = fonts.get(style) ?? read(style);
  fonts.set(style, font);
  return font;
}

const pairs = new Map<string, number>();

/** What the typeface moves the second of two glyphs by; looked up once for each pair, since that takes long. */
function kerning(style: Style, one: Glyph, other: Glyph): number {
  const key = `${style} ${one.index} ${other.index}`;
  const value = pairs.get(key) ?? face(style).getKerningValue(one, other);
  pairs.set(key, value);
  return value;
}

/**
 * Sets a line glyph by glyph, with kerning; the library's own method throws on a feature of this typeface
 * that it does not know.
 */
function typeset(text: string, size: number, style: Style) {
  const font = face(style);
  const scale = size / font.unitsPerEm;
  const glyphs = [...text].map((character) => font.charToGlyph(character));
  let x = 0;
  const placed = glyphs.map((glyph, index) => {
    const at = x;
    const next = glyphs[index + 1];
    x += ((glyph.advanceWidth ?? 0) + (next ? kerning(style, glyph, next) : 0)) * scale;
    return { glyph, at };
  });
  return { placed, width: x };
}

/**
 * Breaks a title into as few lines as possible, of similar length.
 * @param title the words
 * @param width the longest line, in pixels
 * @param size the type size, in pixels
 */
export function linesOf(title: string, width: number, size: number): string[] {
  const measure = (text: string) => typeset(text, size, "normal").width;
  const fill = (limit: number): string[] =>
    title.split(/\s+/).reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && measure(longer) > limit) return [...lines, word];
      return [...lines.slice(0, -1), longer];
    }, []);
  const count = fill(width).length;
  // The narrowest measure with that many lines avoids a single word on the last one.
  for (let limit = width * 0.4; limit < width; limit += 12)
    if (fill(limit).length === count) return fill(limit);
  return fill(width);
}

/** The width of a line of type, in the unit of its size. */
export const widthOf = (text: string, size: number): number => typeset(text, size, "normal").width;

/**
 * Path data; the library's own writer gives NaN for some fractions, and draws lines of no length.
 * @param unit what numbers are rounded to
 */
export function data({ commands }: { commands: PathCommand[] }, unit = 0.1): string {
  let at = "";
  return commands
    .map((command) => {
      const { type, ...ends } = command;
      const { x1, y1, x2, y2, x, y } = ends as Record<string, number | undefined>;
      const numbers = [x1, y1, x2, y2, x, y].flatMap((value) =>
        value === undefined ? [] : Number((Math.round(value / unit) * unit).toFixed(1)),
      );
      const end = numbers.slice(-2).join(" ");
      const idle = type === "L" && end === at;
      at = end;
      return idle ? "" : type + numbers.join(" ");
    })
    .join("");
}

const outlines = new Map<string, string>();

/** The outline of a glyph in the typeface's own units, from its origin. */
function outlineOf(glyph: Glyph, style: Style): string {
  const key = `${style} ${glyph.index}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const outline = data(glyph.getPath(0, 0, face(style).unitsPerEm));
  outlines.set(key, outline);
  return outline;
}

/**
 * A line of type as SVG paths, its baseline at y. Outlines of glyphs are kept and moved to their places, which is much
 * faster where many lines are set.
 * @param text one line
 * @param start where it begins, in pixels
 * @param size the type size, in pixels
 * @param style upright or italic
 */
export function outlinesOf(
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  style: Style = "normal",
): string {
  const scale = size / face(style).unitsPerEm;
  return typeset(text, size, style)
    .placed.map(({ glyph, at }) => {
      const outline = outlineOf(glyph, style);
      const left = (x + at).toFixed(2);
      return (
        outline &&
        `<path transform="translate(${left} ${y.toFixed(2)})scale(${scale.toFixed(6)})" d="${outline}"/>`
      );
    })
    .join("");
}
