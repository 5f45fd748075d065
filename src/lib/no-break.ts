/** Puts no-break spaces where a line must not end. */

/** Brackets of a formula that fit on one line of a phone: at most 24 characters. */
const shortBrackets = /\([^()]{1,24}\)/g;

/** A word before its number, as in `chapter 3`. */
const numbered = /\b(chapter|volume|page|part|section|article) (?=\d)/gi;

export const keepBrackets = (text: string): string =>
  text.replace(shortBrackets, (brackets) => brackets.replace(/ /g, "\u00a0"));

export const keepNumbers = (text: string): string => text.replace(numbered, "$1\u00a0");

/** Prevents a line break after an article, so that a narrow column breaks `Saving / a month`. */
export const noBreakAfterArticle = (text: string): string =>
  text.replace(/\b(an?) (?=\S)/gi, "$1\u00a0");
