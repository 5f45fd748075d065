/**
 * The two typefaces, with fallbacks of about the same measurements. The first paint waits for the typefaces
 * (`src/inline-scripts/fonts.ts`); the fallbacks show where they take seconds, or without script.
 */
import fallbacks from "./typefaces/fallbacks.json";
import { faces } from "./typefaces/faces";
import { fallbackOf, families } from "./typefaces/families";
import text from "./typefaces/text.woff2";
import display from "./typefaces/display.woff2";

export const fontFiles = [text, display];

const rule = (descriptors: Record<string, string>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

const face = ({ family, weight }: { family: string; weight: string }, file: string) =>
  rule({
    "font-family": `"${family}"`,
    "font-style": "normal",
    "font-display": "swap",
    "font-weight": weight,
    src: `url(${file}) format("woff2")`,
  });

const fallback = (family: string) => (descriptors: Record<string, string>) =>
  rule({ "font-family": `"${family}"`, ...descriptors });

export const fontFaces = [
  face(faces.text, text),
  face(faces.display, display),
  ...fallbacks.text.map(fallback(fallbackOf(families.text))),
  ...fallbacks.display.map(fallback(fallbackOf(families.display))),
].join("");
