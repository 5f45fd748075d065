export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** JSON that is safe inside a script element. */
export const jsonForScript = (data: object): string =>
  JSON.stringify(data).replace(/</g, "\\u003c");

export const upperFirst = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const lowerFirst = (text: string): string =>
  `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The beginning of a text, up to a whole word. */
export const cutAtWord = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, Math.max(0, text.lastIndexOf(" ", length)));

/** Letters of scripts that run from right to left. */
export const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Removes invisible characters that come with copied text: soft hyphens, zero-width spaces, direction marks, byte order
 * marks. Keeps those that join emoji or letters.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "");

/** A text without its percent codes; unchanged if they are no UTF-8. */
export function withoutPercentCodes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Replaces halves of characters, which have no encoding; a text that is cut between two code units has one. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\uFFFD");
