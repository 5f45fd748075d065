/** Brings together what two people have made of a text. */
import { merge } from "node-diff3";

const linesOf = (text: string): string[] => text.split("\n");

/**
 * Merges two edited forms of a text line by line.
 * @param before the text that both began with
 * @returns the text with the changes of both; undefined where both have changed the same lines
 */
export function mergedText(before: string, mine: string, theirs: string): string | undefined {
  const { conflict, result } = merge(linesOf(mine), linesOf(before), linesOf(theirs));
  return conflict ? undefined : result.join("\n");
}
