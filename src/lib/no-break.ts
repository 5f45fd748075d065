/** Spaces at which a line may not end. */

/** Brackets of a formula that a phone has room for on one line: at most 24 characters. */
const shortBrackets = /\([^()]{1,24}\)/g;

/** A number and the word that says what it counts. */
const numbered = /\b(chapter|volume|page|part|section|article) (?=\d)/gi;

export const keepBrackets = (text: string): string =>
  text.replace(shortBrackets, (brackets) => brackets.replace(/ /g, "\u00a0"));

export const keepNumbers = (text: string): string => text.replace(numbered, "$1\u00a0");

/** The text with no line break after an article: a narrow column breaks `Saving / a month`. */
export const keepArticles = (text: string): string => text.replace(/\b(an?) (?=\S)/gi, "$1\u00a0");
