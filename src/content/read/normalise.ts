/** Brings the text of a content file to one form, whatever program wrote it. Every line stays where it is. */
import { rightToLeft } from "../../lib/text";
import { splitFrontMatter } from "./front-matter";

/** Characters that nobody sees and that come with copied text; a soft hyphen within a word is the author's. */
const invisible = /[\u200B\u202A-\u202E\u2060\uFEFF]|(?<!\p{L})\u00AD|\u00AD(?!\p{L})/gu;

/** Marks of direction, which only texts that run from right to left need. */
const direction = /[\u200E\u200F\u2066-\u2069]/g;

/** Letters that some programs join into one sign, which neither the search nor the typefaces know. */
const ligature = /[\uFB00-\uFB06]/g;

/** The marks that begin a line with the blanks around them, lines of blanks and rules, and blanks at the end of a line. */
const marks =
  /^(?:[^\S\n]*(?:[-*+>#]|\d{1,9}[.)]))+[^\S\n]+|^(?:[^\S\n]|[|:-])+$|(?<![^\S\n])[^\S\n]+$/gm;

/** The indentation and the name of a field. */
const fieldName = /^[^\S\n]*(?:-[^\S\n]+)*(?:[\w-]+:[^\S\n]+)?/gm;

/** Blanks other than a space and a tab, which no mark allows. */
const otherBlank = /[^\S\n\t]/g;

/** Characters without a sign, which the feed may not have; those between lines and words become spaces. */
const control = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

const plainBlanks = (mark: string): string => mark.replace(otherBlank, " ");

/** Normalises a Markdown text without front matter. */
export const normaliseText = (text: string): string =>
  (rightToLeft.test(text) ? text : text.replace(direction, ""))
    .replace(invisible, "")
    .replace(control, (sign) => (/[\s\u0085]/.test(sign) ? " " : ""))
    .replace(/\r\n?/g, "\n")
    .replace(/[\u2028\u2029]/g, " ")
    .normalize("NFC")
    .replace(ligature, (letters) => letters.normalize("NFKC"))
    .replace(marks, plainBlanks);

/** Normalises a YAML file, or a Markdown file with its front matter. */
export function normaliseFile(file: string): string {
  const text = normaliseText(file);
  const { yaml } = splitFrontMatter(text) ?? { yaml: text };
  return text.replace(yaml, () => yaml.replace(fieldName, plainBlanks));
}
