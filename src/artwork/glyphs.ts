/** The outlines of the digits and the decimal point, so that depths are drawn without a font. */
import digits from "../theme/typefaces/digits.json";

/** One printed digit: its advance width and its outline, in thousandths of the type size. */
export interface Glyph {
  width: number;
  outline: string;
}

/** The italic of the display face; `npm run fonts` writes them. */
export const glyphs: Readonly<Record<string, Glyph>> = digits;
