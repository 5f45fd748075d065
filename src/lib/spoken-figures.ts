/** A figure that is neither within a word nor a part of a date or a number with hyphens. */
const figure = "[$€£]?\\d[\\d.,]*[%kM]?";
const range = new RegExp(`(^|[^\\p{L}\\d–-])(${figure})\\s?[-–]\\s?(${figure})(?![\\d–-])`, "gu");

/** Writes signs as they are spoken: screen readers skip those of `8.5% → 12.5%`, `15-40%` and `-4 points`. */
export const spokenFigures = (text: string): string =>
  text
    .replace(/\s*→\s*(?=\S)/g, ` ${WORDS.figures.to} `)
    .replace(range, `$1$2 ${WORDS.figures.to} $3`)
    .replace(/(^|[\s(\u200e])(?:-|−\s?)(?=[$€£]?\d)/g, `$1${WORDS.figures.minus} `);
