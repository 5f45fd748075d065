/** The key of local storage that holds the visitor's choice about analytics. */
export const consentKey = "consent";

/** How long the choice holds, in milliseconds. */
export const consentLifetime = 365 * 24 * 60 * 60 * 1000;
