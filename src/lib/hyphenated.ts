import { plainLetters } from "./plain-letters";

/** Writes words in small Latin letters and digits, joined by hyphens: “Größe & Maß” as `grosse-and-mass`. */
export const hyphenated = (words: string): string =>
  plainLetters(words)
    .replace(/['’]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
