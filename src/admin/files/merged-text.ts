/** Brings together what two people have made of a text. */
import { diff3Merge } from "node-diff3";

const linesOf = (text: string): string[] => text.split("\n");

/** Lines that both have changed, in another way each. */
export interface Contested {
  mine: string[];
  theirs: string[];
}

type Part = { agreed: string[] } | Contested;

/**
 * Lines of which each is changed by one side at most, though they stand side by side, such as two fields.
 * @returns undefined where both have changed one of them, or there are more or fewer by now
 */
function sideBySide(before: string[], mine: string[], theirs: string[]): string[] | undefined {
  if (mine.length !== before.length || theirs.length !== before.length) return undefined;
  const merged = before.map((line, index) => {
    const [my = line, their = line] = [mine[index], theirs[index]];
    if (my === line || my === their) return their;
    return their === line ? my : undefined;
  });
  return merged.every((line) => line !== undefined) ? merged : undefined;
}

/** The text in parts, with the changes of both where they do not touch the same lines. */
const partsOf = (before: string, mine: string, theirs: string): Part[] =>
  diff3Merge(linesOf(mine), linesOf(before), linesOf(theirs)).map(({ ok = [], conflict }) => {
    if (!conflict) return { agreed: ok };
    const agreed = sideBySide(conflict.o, conflict.a, conflict.b);
    return agreed ? { agreed } : { mine: conflict.a, theirs: conflict.b };
  });

/** @returns the lines that both have changed, in the order of the text */
export const contestedLines = (before: string, mine: string, theirs: string): Contested[] =>
  partsOf(before, mine, theirs).filter((part) => "mine" in part);

/** Merges as `mergedText` does. @param side whose lines stand where both have changed the same ones */
export const mergedFor = (
  side: keyof Contested,
  before: string,
  mine: string,
  theirs: string,
): string =>
  partsOf(before, mine, theirs)
    .flatMap((part) => ("agreed" in part ? part.agreed : part[side]))
    .join("\n");

/**
 * Merges two edited forms of a text line by line.
 * @param before the text that both began with
 * @returns the text with the changes of both; undefined where both have changed the same lines
 */
export const mergedText = (before: string, mine: string, theirs: string): string | undefined =>
  contestedLines(before, mine, theirs).length > 0
    ? undefined
    : mergedFor("mine", before, mine, theirs);
