/** The visitor's choice of light, dark or system: an attribute of `<html>`, set before first paint. */
export const schemeChoices = ["light", "dark", "system"] as const;

/** The key in local storage that holds the choice, and the name of the controls that make it. */
export const schemeKey = "theme";
