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

/** Letters that a language writes in another way than without their accents, with what it writes: `ä` as `ae` in German. */
export type Letters = Readonly<Record<string, string>>;

/** Writes a text in lower case, with Latin letters as its language does without accents: “Größe” as `groesse`. */
export const latinLetters = (text: string, letters: Letters = {}): string =>
  text
    .normalize()
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => letters[letter] ?? replacements[letter] ?? letter)
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize();

/** Writes a text as words are compared: without the accents of any script, so that “Łódź” is `lodz`. */
export const plainLetters = (text: string, letters?: Letters): string =>
  latinLetters(text, letters).normalize("NFKD").replace(/\p{M}/gu, "");

/** Writes words in small Latin letters and digits, joined by hyphens: “Größe & Maß” as `groesse-and-mass` in German. */
export const hyphenated = (words: string, letters?: Letters): string =>
  latinLetters(words, letters)
    .replace(/['’]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
