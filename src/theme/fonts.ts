/** The two typefaces, latin only, with fallbacks of the same measurements so that nothing shifts. */
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import instrument from "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2";

/** Addresses of the fonts, for preloading. */
export const fontFiles = [figtree, instrument];

const face = (family: string, weight: string, file: string) =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};src:url(${file}) format("woff2")}`;

const fallback = (family: string, local: string, adjust: string) =>
  `@font-face{font-family:"${family}";src:${local};${adjust}}`;

/** The `@font-face` rules, for the head of every page. */
export const fontFaces = [
  face("Figtree Variable", "300 900", figtree),
  face("Instrument Serif", "400", instrument),
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
