import type { Words } from "../../src/model/default-words";

const accents: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", y: "ý" };

/** Puts accents on the vowels of all words, but not in names in braces: as long as English, and not English. */
export const pseudoTranslate = (words: Words): Words =>
  JSON.parse(JSON.stringify(words), (_name, value: unknown) =>
    typeof value === "string"
      ? value.replace(/\{+[^{}]*\}+|[aeiouy]/g, (part) => accents[part] ?? part)
      : value,
  ) as Words;
