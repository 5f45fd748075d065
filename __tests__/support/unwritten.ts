/** Finds words that are on a page though no editor wrote them there. */
import { parse } from "yaml";
import { kindNames } from "../../src/model/kinds";
import { chartsIn, linesIn } from "./built-markdown";
import { lettersOf } from "./built-page";
import { all } from "./content-files";

/** Every text in a tree of data. */
function stringsIn(data: unknown): string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}

/** What a page shows otherwise than it is written, or not as text: code, marks of footnotes, places of figures. */
const notVerbatim = /(`+)[^`\n]+\1|\[\^[^\]]*\]|\{\w+\}/g;

/** The pieces of a text of Markdown that a page shows as they are written. */
export const piecesOf = (text: string): string[] => linesIn(text.replace(notVerbatim, "\n"));

/** The pieces of all texts that are on the site. */
const writtenPieces = kindNames.flatMap((kind) =>
  all(kind)
    .flatMap(({ data, body }) => [
      ...stringsIn(data),
      ...chartsIn(body).flatMap((source) => stringsIn(parse(source))),
      body,
    ])
    .flatMap(piecesOf),
);

/** The letters and digits of a text, and the place in the text of each. */
function lettersAndPlaces(text: string): { letters: string; places: number[] } {
  let letters = "";
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const found = lettersOf(sign);
    letters += found;
    for (let count = 0; count < found.length; count++) places.push(at);
    at += sign.length;
  }
  return { letters, places };
}

/**
 * Finds what fits a pattern outside of the pieces that may hold it.
 * @param pieces are found in the text by their letters and digits alone
 * @returns each find with a few words around it
 */
export function unwritten(
  text: string,
  pattern: RegExp,
  pieces: readonly string[] = writtenPieces,
): string[] {
  if (!pattern.test(text)) return [];
  const { letters, places } = lettersAndPlaces(text);
  const excused: { from: number; to: number }[] = [];
  for (const piece of pieces.filter((each) => pattern.test(each))) {
    const wanted = lettersAndPlaces(piece).letters;
    let at = wanted ? letters.indexOf(wanted) : -1;
    while (at >= 0) {
      const end = at + wanted.length;
      excused.push({ from: (places[at - 1] ?? -1) + 1, to: places[end] ?? text.length });
      at = letters.indexOf(wanted, end);
    }
  }
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))]
    .filter(
      ({ 0: found, index }) =>
        !excused.some(({ from, to }) => from <= index && index + found.length <= to),
    )
    .map(({ index }) => text.slice(Math.max(0, index - 30), index + 40).trim());
}
