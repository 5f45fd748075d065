/** Texts as regular expressions. */

/** A text as a part of a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Fits texts that begin with a text. */
export const startsWith = (text: string): RegExp => new RegExp(`^${literally(text)}`);
