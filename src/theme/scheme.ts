/** The visitor's choice of light, dark or system: an attribute of `<html>`, set before first paint. */
export const schemeChoices = ["light", "dark", "system"] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** The key in local storage that holds the choice. */
export const schemeKey = "theme";
