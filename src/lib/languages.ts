/** The languages that a site may be in, as tags of BCP 47. */
export const languages = ["en-GB", "en-US", "en"] as const;

export type Language = (typeof languages)[number];
