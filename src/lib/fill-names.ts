/** Texts with values in braces: `{price} - {goods}`. */

const pattern = /\{([^{}]*)\}/g;

/** The values of a text; null for one that does not exist. */
export type Values = Readonly<Record<string, string | null>>;

/** The names in braces, in the order of the text. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/**
 * Replaces names in braces with their values.
 * @param none the text to use if a value does not exist; without it, a dash replaces the value
 */
export function fill(text: string, values: Values, none?: string | null): string {
  const missing = placeholdersOf(text).some((name) => values[name] === null);
  if (missing && none) return none;
  return text.replace(pattern, (_whole, name: string) => values[name] ?? "–");
}
