export const families = { text: "Figtree Variable", display: "Instrument Serif" } as const;

/** The name of the fallback family: a local font with its metrics fitted to the typeface, shown where the typeface is missing. */
export const fallbackOf = (family: string): string => `${family} Fallback`;

/** The attribute that `<html>` has while the typefaces load and nothing is shown. */
export const fontsAttribute = "data-fonts";

/** The stylesheet of the typefaces, in static/. */
export const typefacesFile = "typefaces.css";
