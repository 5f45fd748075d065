/** Warns of letters that a program has misread. */
import type { ContentFile } from "../read/content-files";
import { problemIn, type Problem } from "../../model/problem";

/** The signs of Windows-1252 for the bytes of UTF-8 after the first; the second set lacks quotation marks and blanks. */
const tail = "[\\u0080-\\u00BFŒœŠšŸŽžƒˆ˜\\u2013-\\u203A€™]";
const tailInWords = "[¡-ª¬-º¼-¿ŒœŠšŸŽžƒˆ˜‚„-†‡•…‰‹›€™]";

/** UTF-8 that was read as Windows-1252: é as Ã©, ł as Å‚, ’ as â€™, п as Ð¿. */
const garbled = new RegExp(
  `[ÂÃ]${tail}|[ÄÅ]${tailInWords}|(?:[Æ-ß]${tail}){2,}|â€${tail}?|â${tailInWords}${tail}|ðŸ${tail}*|ï»¿`,
  "gu",
);

export const garbledLetters = (files: ContentFile[]): Problem[] =>
  files.flatMap(({ name, text }) => {
    const [first, ...others] = text.matchAll(garbled);
    if (!first) return [];
    const more = others.length > 0 ? ` here and in ${others.length} more places` : "";
    const message = `"${first[0]}" looks like a letter that a program has misread${more}; open the file as UTF-8 and type the letter again`;
    return {
      ...problemIn(text, first.index, "misread-letter", message, ""),
      file: `content/${name}`,
    };
  });
