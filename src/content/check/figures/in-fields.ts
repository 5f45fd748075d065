/** Recomputes the figures in the fields of entries. */
import { fieldsOf, problemAt, type Entry } from "../../read/entry";
import type { Problem } from "../../../model/problem";
import { equationFaults } from "./equations";
import { resultFigures } from "./result-figures";
import { sampleFormulas } from "./sample-formulas";
import { shareFaults } from "./shares";

function entryProblems(entry: Entry): Problem[] {
  const texts = fieldsOf(entry).flatMap(({ path, value }) =>
    typeof value === "string" && /\d/.test(value) ? { path, text: value } : [],
  );
  const whole = texts.map(({ text }) => text).join("\n");
  return texts.flatMap(({ path, text }) =>
    [...equationFaults(text).map(({ message }) => message), ...shareFaults(text, whole)].map(
      (message) => problemAt(entry, path, message),
    ),
  );
}

export const fieldFigures = (entries: readonly Entry[]): Problem[] => [
  ...entries.flatMap(entryProblems),
  ...resultFigures(entries),
  ...sampleFormulas(entries),
];
