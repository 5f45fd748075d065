/** Words as the search compares them: in the index, in a query and in marked passages. */

/** Words too common to tell one page from another. */
const common = new Set(
  "a an and are as at be by can do does for from how i in is it its me my of on or our that the this to was we what when where which who why with you your".split(
    " ",
  ),
);

/** A run of letters and digits of any script. */
export const wordPattern = /[\p{L}\p{N}]+/gu;

/** The words of a text, in order. */
export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/**
 * The form in which words are compared: lower case, without accents.
 * @returns undefined for a common word
 */
export function termOf(word: string): string | undefined {
  const term = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return common.has(term) ? undefined : term;
}
