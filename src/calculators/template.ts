/** Texts with figures in them: `{price} - {goods}`. */

const pattern = /\{([^{}]*)\}/g;

/** The figures of a text; null is one that does not exist. */
export type Words = Readonly<Record<string, string | null>>;

/** The names in braces, in the order of the text. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/**
 * Puts figures in place of their names.
 * @param none what to say instead of a text whose figure does not exist; without it a dash stands there
 */
export function fill(text: string, words: Words, none?: string | null): string {
  const missing = placeholdersOf(text).some((name) => words[name] === null);
  if (missing && none) return none;
  return text.replace(pattern, (_whole, name: string) => words[name] ?? "–");
}
