/**
 * The two typefaces, with fallbacks of the same measurements. A page is painted in the typefaces if they are
 * there by then, and else stays in the fallbacks, so no text changes its width while it is read
 * (`font-display: optional`). Browsers hold the first paint back for about a tenth of a second for fonts that
 * are preloaded, which is enough for all but the slowest first visits.
 */
import fallbacks from "./typefaces/fallbacks.json";
import { faces } from "./typefaces/faces";
import { fallbackOf, families } from "./typefaces/families";
import text from "./typefaces/text.woff2";
import display from "./typefaces/display.woff2";

/** Addresses of the fonts that every page needs, for preloading. */
export const fontFiles = [text, display];

const rule = (descriptors: Record<string, string>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

const face = ({ family, weight }: { family: string; weight: string }, file: string) =>
  rule({
    "font-family": `"${family}"`,
    "font-style": "normal",
    "font-display": "optional",
    "font-weight": weight,
    src: `url(${file}) format("woff2")`,
  });

const fallback = (family: string) => (descriptors: Record<string, string>) =>
  rule({ "font-family": `"${family}"`, ...descriptors });

/** The `@font-face` rules, for the head of every page. */
export const fontFaces = [
  face(faces.text, text),
  face(faces.display, display),
  ...fallbacks.text.map(fallback(fallbackOf(families.text))),
  ...fallbacks.display.map(fallback(fallbackOf(families.display))),
].join("");
