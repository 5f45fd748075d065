/** The characters that the typefaces hold. Every further one adds bytes to each first visit. */

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** Those of every site: ASCII, and the signs and letters of English, Estonian and German but for rare ones. */
export const characters = `${ascii}\u00a0£©²·ÄÖ×Üäéõö÷ü–—‘’“”•…€™−`;

/** The letters and quotation marks of a text that are not among them, such as ß, ł and „. */
export const otherLetters = (text: string): string =>
  [...new Set(text.normalize("NFC").match(/[^\0-\x7f]/gu))]
    .filter((letter) => /[\p{L}„‚«»‹›]/u.test(letter) && !characters.includes(letter))
    .sort()
    .join("");

/** Those of them that a stylesheet of the typefaces holds; it states them in its first line. */
export const lettersIn = (stylesheet: string): string =>
  /^\/\* (.*) \*\//.exec(stylesheet)?.[1] ?? "";
