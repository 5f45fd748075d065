/** Regular expressions from texts. */

/** Escapes a text for a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches texts that start with a text. */
export const startsWith = (text: string): RegExp => new RegExp(`^${literally(text)}`);
