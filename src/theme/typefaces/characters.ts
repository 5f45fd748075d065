/** The characters that the files of the typefaces hold. */

/** Code points from one to another, both included. */
type Range = readonly [first: number, last: number];

/**
 * ASCII, the letters of western Europe, and the signs that its texts use. Any other character shows in the
 * fallback, on the first paint and after it, so it moves nothing either.
 */
const ranges: readonly Range[] = [
  [0x20, 0x7e],
  // No-break space, ¡ ¢ £, ¥, §, © ª «, ® and ° ± ² ³.
  [0xa0, 0xa3],
  [0xa5, 0xa5],
  [0xa7, 0xa7],
  [0xa9, 0xab],
  [0xae, 0xae],
  [0xb0, 0xb3],
  // µ, ·, then ¹ º » ¼ ½ ¾ ¿ and every letter after them, with × and ÷.
  [0xb5, 0xb5],
  [0xb7, 0xb7],
  [0xb9, 0xff],
  // Œ œ, dashes, quotation marks, bullet, ellipsis, single guillemets, €, ™ and the minus sign.
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** Every character that the files hold, as one text. */
export const characters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join("");
