/** Lines that two people have changed in different ways, for both to be read. */
import type { Contested } from "../files/merged-text";
import { labelOf } from "../names";
import { element } from "./element";

/** A line as editors read it: a field of a file by its label, without the signs that fold its text. */
const inWords = (line: string): string =>
  line.replace(
    /^\s*(?:- )?([a-z]\w*):(?: [>|][-+]?$)?/,
    (_whole, name: string) => `${labelOf(name)}:`,
  );

const blockOf = (heading: string, lines: readonly string[]): HTMLElement[] => {
  const words = lines.map(inWords).join("\n").trim();
  const text = element("p", words || "nothing: the lines are gone");
  text.className = "site-lines";
  return [element("h3", heading), text];
};

/** @returns for each place what the editor wrote, and what is saved */
export const contestedList = (contested: readonly Contested[]): HTMLElement[] =>
  contested.flatMap(({ mine, theirs }) => [
    ...blockOf("In your fields", mine),
    ...blockOf("Saved since", theirs),
  ]);
