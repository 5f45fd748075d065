/** The visitor's choice of light, dark or system: an attribute of `<html>`, set before first paint. */
export const schemeChoices = ["light", "dark", "system"] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** Whether the site has a dark scheme; set in gatsby-config.ts. */
export const hasDarkScheme = process.env.GATSBY_DARK_SCHEME !== "off";

/** The key in local storage that holds the choice. */
export const schemeKey = "theme";
