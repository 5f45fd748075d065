/** The two typefaces, latin only, with fallbacks of the same measurements so that nothing shifts. */
import wholeText from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import wholeDisplay from "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2";
import { common, cssRange, faces, rest } from "./typefaces/faces";
import text from "./typefaces/figtree.woff2";
import display from "./typefaces/instrument-serif.woff2";

/** Addresses of the fonts that every page needs, for preloading. */
export const fontFiles = [text, display];

/** A face in two files: the second is fetched where a page holds a character that the first lacks. */
const face = ({ family, weight }: { family: string; weight: string }, cut: string, whole: string) =>
  [[cut, common] as const, [whole, rest] as const]
    .map(
      ([file, ranges]) =>
        `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};src:url(${file}) format("woff2");unicode-range:${cssRange(ranges)}}`,
    )
    .join("");

const fallback = (family: string, local: string, adjust: string) =>
  `@font-face{font-family:"${family}";src:${local};${adjust}}`;

/** The `@font-face` rules, for the head of every page. */
export const fontFaces = [
  face(faces.text, text, wholeText),
  face(faces.display, display, wholeDisplay),
  fallback(
    "Figtree Fallback",
    'local("Arial"),local("ArialMT"),local("Liberation Sans")',
    "ascent-override:94.3231%;descent-override:24.8219%;line-gap-override:0%;size-adjust:100.7176%",
  ),
  fallback(
    "Instrument Serif Fallback",
    'local("Times New Roman"),local("TimesNewRomanPSMT"),local("Liberation Serif")',
    "ascent-override:117.9435%;descent-override:36.9318%;line-gap-override:0%;size-adjust:83.9385%",
  ),
].join("");
