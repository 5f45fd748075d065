/** Words as addresses and names of files have them. */

/** Letters that have no plain letter within them, with those that people write instead. */
const spelled: Record<string, string> = {
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

/** Writes words in small Latin letters and digits, joined by hyphens: “Größe & Maß” as `grosse-and-mass`. */
export const hyphenated = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
