/** The key of local storage that holds the visitor's choice about analytics. */
export const consentKey = "consent";
