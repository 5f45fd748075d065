/** Regular expressions from texts. */

/** Escapes a text for a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches texts that start with a text. */
export const startsWith = (text: string): RegExp => new RegExp(`^${escapeRegExp(text)}`);
