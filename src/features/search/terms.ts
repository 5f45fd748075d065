import { plainLetters } from "../../lib/plain-letters";

const plain = (text: string): string => plainLetters(text, SITE.locale.letters);

/** Words too common to tell one page from another. */
const common = new Set(plain(WORDS.search.common).split(" "));

/**
 * A word in any script, whose accents may be separate characters, or a figure with its marks (`52,800`); an end of one
 * or two letters after an apostrophe belongs to it (`don't`).
 */
const wordPattern =
  /(?:\d+[.,'’\u00a0\u202f](?=\d))*[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}{1,2}(?![\p{L}\p{N}]))?/gu;

export const tokenize = (text: string): string[] => text.match(wordPattern) ?? [];

/** The least length of a part of a word that is found, and of what stands before it. */
const [partLength, beforePart] = [5, 3];

/** A term with its later parts, in languages that join words: a search for “Kosten” finds “Lieferkosten”. */
export function termsOf(word: string): string | string[] | undefined {
  const term = termOf(word);
  if (!SITE.locale.joinsWords || !term) return term;
  const parts = Math.max(0, term.length - partLength - beforePart + 1);
  return [term, ...Array.from({ length: parts }, (_, at) => term.slice(at + beforePart))];
}

/**
 * The form in which words are compared, in plain letters: “don't” as `dont`, “agency's” as `agency`, “52,800” as
 * `52800`; undefined for a common word.
 */
export function termOf(word: string): string | undefined {
  const term = plain(word.replace(/['’](?:s$|(?=\p{L}))|[.,'’\s](?=\d{3}(?!\d))/giu, ""));
  return common.has(term) ? undefined : term;
}

/** Splits a text into marked and unmarked parts; joined again, they are the text. */
export const segmentsOf = (text: string, terms: ReadonlySet<string>) =>
  // Every second part is a word.
  text.split(new RegExp(`(${wordPattern.source})`, "u")).map((part, index) => ({
    text: part,
    marked: index % 2 === 1 && [termsOf(part)].flat().some((term) => terms.has(term ?? "")),
  }));

/** Words of a passage before the first match, and in total. */
const wordsBefore = 6;
const passageLength = 30;

/**
 * The passage of a text with the most terms close together.
 * @returns about thirty words, with three dots where it was cut; undefined if no term is in the text
 */
export function passageOf(text: string, terms: ReadonlySet<string>): string | undefined {
  const words = [...text.matchAll(/\S+/g)];
  const found = words.map(({ 0: word }) =>
    tokenize(word)
      .flatMap(termsOf)
      .filter((term) => terms.has(term ?? "")),
  );
  // The number of different terms that a passage from each match shows.
  const counts = found.map(
    ({ length }, at) =>
      length && new Set(found.slice(at, at + passageLength - wordsBefore).flat()).size,
  );
  const most = counts.reduce((one, other) => Math.max(one, other), 0);
  if (most === 0) return undefined;
  const first = Math.max(0, counts.indexOf(most) - wordsBefore);
  const last = Math.min(words.length, first + passageLength);
  const passage = text.slice(words[first]?.index, words[last]?.index).trim();
  return `${first > 0 ? "... " : ""}${passage}${last < words.length ? " ..." : ""}`;
}
