/** Finds marks of Markdown, its dialects and HTML that the parser leaves as text, so that visitors would see them. */
import type { RuleId } from "../../model/rules";

/** The first line of a quotation that is an alert, as GitHub writes it. */
export const alertMark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

export const conflictAdvice =
  "choose one of the two versions, and take out the lines <<<<<<<, ======= and >>>>>>>";

/** The patterns, with the remedy in a Markdown text. If several begin at one place, the first is reported. */
const leftovers: readonly (readonly [markup: RegExp, instead: string, rule?: RuleId])[] = [
  [/^<{7} .*/m, conflictAdvice, "conflict"],
  [/<!--/, "end a comment with -->", "unclosed"],
  [
    /(?<!\S)%%(?=[^%]*\S[^%]*%%(?!\S))/,
    "take the note out, or put it between <!-- and -->",
    "private-note",
  ],
  [/<[a-z]\w*(?: [a-z]\w*)*>/i, "put it in code, between ` signs"],
  [/\*\*|```|(?<=^|\s)#{2,6}(?=\s)/, "leave it out, or fix the Markdown that it belongs to"],
  [/^#{2,6}(?=[^\s#])/m, "write a space between the # signs and the words"],
  [/(?<![\w_])__(?=[^\s_])/, "leave it out, or write **words** with both pairs of stars"],
  [/\]\(/, "put an address that has spaces between < and >: [words](<price list.pdf>)"],
  // The parser makes a link of a bare address, so the text can end after the opening bracket.
  [/\]\s\((?=$|[^\s)]*[/.#:][^\s)]*\))/, "leave out the space between ] and ("],
  [/!\[\[.+?\]\]/, "save the picture beside the text, and write ![what it shows](quay.jpg)"],
  [
    /(?!\[\[?_?TOC_)(?:\[\[[^[\]]+\]\]|\[[^[\]]+\]\[[^[\]]*\])/,
    "write a link with its address: [words](/contact/)",
  ],
  [
    /\[\^[^\]\s]+\]/,
    "write the note below as a line of its own that begins with the same mark and a colon",
  ],
  [
    /\[![a-z]+\]|:::+ *\w*/i,
    "begin a quotation with > [!NOTE], > [!TIP], > [!IMPORTANT], > [!WARNING] or > [!CAUTION], alone in its line",
  ],
  [
    /\[\[?_?TOC_?\]\]?|\{#[\w-]+\}|\{:[^}]*\}|\{%.*?%\}|\[(?:[a-z][\w-]+ [\w-]+=["“'][^\]]*|\/?[a-z]\w*[_-][\w-]+|\/[a-z]\w+)\]/i,
    "leave it out; only other programs read it, such as WordPress",
  ],
  [/\*\[[^\]]+\]:/, "explain the short form in brackets where it first appears"],
  [/^: (?=\S)/m, "write a list: - **Term**: what it means"],
  [
    /(?<!\S)(?:==(?=[^\s=]).*?==|\+\+(?=[^\s+]).*?\+\+)|\|\|(?=[^\s|]).*?\|\||(?<=\w)\^[^\s^]+\^/,
    "write HTML: <mark>words</mark>, <ins>words</ins>, x<sup>2</sup>, or <details> for hidden words",
  ],
  [/\$\$|\$(?=[a-z\\])[^$\n]*[^\s$]\$(?!\w)/i, "write a formula as code, between ` signs"],
  [/(?<![\w:]):[a-z][\w+-]*:(?![\w:])/i, "write the emoji itself"],
  [/&(?:amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);/i, "write the character itself"],
];

/** @returns the first mark of each kind, in the order of the text */
export function leftoverMarkup(text: string) {
  const matches = leftovers.flatMap(([pattern, instead, rule = "mark"]) => {
    const match = pattern.exec(text);
    return match ? { offset: match.index, markup: match[0], instead, rule } : [];
  });
  let end = 0;
  return matches
    .sort((one, other) => one.offset - other.offset)
    .filter(({ offset, markup }) => {
      if (offset < end) return false;
      end = offset + markup.length;
      return true;
    });
}

export const leftoverMessage = (markup: string, instead: string): string =>
  `"${markup}" would be shown as it stands; ${instead}`;
