export const families = { text: "Figtree Variable", display: "Instrument Serif" } as const;

/** The family of the visitor's own fonts that are fitted to a typeface, and stand in for it where it comes late. */
export const fallbackOf = (family: string): string => `${family} Fallback`;

/** Of `<html>`: the typefaces are on their way, and nothing is shown yet. */
export const fontsAttribute = "data-fonts";

/** The stylesheet of the typefaces, in static/. */
export const typefacesFile = "typefaces.css";
