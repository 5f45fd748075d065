/** Letters that Unicode does not decompose into a plain letter and an accent, with their usual replacements. */
const replacements: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Writes a text in lower case and without accents: “Łódź” as `lodz`. Other scripts keep their letters. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => replacements[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");

/**
 * Writes words in small Latin letters and digits, joined by hyphens: “Größe & Maß” as `grosse-and-mass`.
 * @param letters those that the language writes in another way: `groesse-and-mass` in German
 */
export const hyphenated = (words: string, letters: Readonly<Record<string, string>> = {}): string =>
  plainLetters(words.toLowerCase().replace(/\p{L}/gu, (letter) => letters[letter] ?? letter))
    .replace(/['’]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
