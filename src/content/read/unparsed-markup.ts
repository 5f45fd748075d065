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
  [/\*\*|```|(?<=^|\s)#{2,6}(?=\s)/, "leave it out, or fix the Markdown that it belongs to"],
  [/^#{2,6}(?=[^\s#])/m, "write a space between the # signs and the words"],
  [/(?<![\w_])__(?=[^\s_])/, "leave it out, or write **words** with both pairs of stars"],
  [/\]\(/, "put an address that has spaces between < and >: [words](<price list.pdf>)"],
  // The parser makes a link of a bare address, so the text can end after the opening bracket.
  [/\]\s\((?=$|[^\s)]*[/.#:][^\s)]*\))/, "leave out the space between ] and ("],
  [/\[\[?_?TOC_?\]\]?/i, "leave it out; the page lists its headings by itself"],
  [/\[\[[^[\]]+\]\]/, "write a link with its address: [words](/contact/)"],
  [
    /\[\^[^\]\s]+\]/,
    "write the note below as a line of its own that begins with the same mark and a colon",
  ],
  [
    /\[[^[\]]+\]\[[^[\]]*\]/,
    "write the address in the place of the second pair of brackets: [words](/contact/)",
  ],
  [
    /\[![a-z]+\]/i,
    "begin a quotation with > [!NOTE], > [!TIP], > [!IMPORTANT], > [!WARNING] or > [!CAUTION], alone in its line",
  ],
  [/:::+ *\w*/, "write a quotation that begins with the line > [!TIP] or > [!NOTE]"],
  [/\{#[\w-]+\}/, "leave it out; the anchor of a heading is made from its words"],
  [/\{:[^}]*\}/, "leave it out; a text gives no attributes"],
  [
    /\[(?:[a-z][\w-]+ [\w-]+=["“'][^\]]*|\/[a-z][\w-]+)\]/i,
    "leave it out; it belongs to another program, such as WordPress",
  ],
  [/\{%.*?%\}/, "leave it out; templates are not run"],
  [/\*\[[^\]]+\]:/, "explain the short form in brackets where it first appears"],
  [/^: (?=\S)/m, "write a list: - **Term**: what it means"],
  [/(?<!\S)==(?=[^\s=]).*?==/, "write <mark>words</mark>"],
  [/(?<!\S)\+\+(?=[^\s+]).*?\+\+/, "write <ins>words</ins>"],
  [/\|\|(?=[^\s|]).*?\|\|/, "write the words without it, or fold them into <details>"],
  [/(?<=\w)\^[^\s^]+\^/, "write <sup>2</sup>"],
  [/\$\$/, "write the formula between two lines of ```"],
  [/\$(?=[a-z\\])[^$\n]*[^\s$]\$(?!\w)/i, "write the formula as code, between ` signs"],
  [/(?<![\w:]):[a-z][\w+-]*:(?![\w:])/i, "write the emoji itself, or a name that GitHub knows"],
  [/&(?:amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);/i, "write the character itself"],
];

export interface LeftMark {
  offset: number;
  markup: string;
  instead: string;
  rule: RuleId;
}

/** @returns the first mark of each kind, in the order of the text */
export function leftoverMarkup(text: string): LeftMark[] {
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
