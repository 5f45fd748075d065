/** Words as the search compares them: in the index, in a query and in marked passages. */
import { plainLetters } from "../../lib/plain-letters";

/** Words too common to tell one page from another. */
const common = new Set(
  "a an and are as at be by can do does for from how i in is it its me my of on or our that the this to was we what when where which who why with you your".split(
    " ",
  ),
);

/** A run of letters and digits of any script, whose accents may be characters of their own. */
export const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** The form in which words are compared, in plain letters; undefined for a common word. */
export function termOf(word: string): string | undefined {
  const term = plainLetters(word);
  return common.has(term) ? undefined : term;
}
