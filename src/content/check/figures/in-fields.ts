/** The figures in the fields of entries, recomputed: calculations that are written out, and shares. */
import { problemAt, type Entry } from "../../read/entry";
import { kindOf } from "../../../model/kinds";
import type { Problem } from "../../../model/problem";
import { visitFields } from "../../../model/walk-fields";
import { equationFaults } from "./equations";
import { resultFigures } from "./result-figures";
import { sampleFormulas } from "./sample-formulas";
import { shareFaults } from "./shares";

function textsOf(entry: Entry): { path: PropertyKey[]; text: string }[] {
  const texts: { path: PropertyKey[]; text: string }[] = [];
  visitFields(kindOf(entry.kind).schema, entry.data, ({ path, value }) => {
    if (typeof value === "string") texts.push({ path, text: value });
    return true;
  });
  return texts;
}

function textProblems(entry: Entry): Problem[] {
  const texts = textsOf(entry).filter(({ text }) => /\d/.test(text));
  const whole = texts.map(({ text }) => text).join("\n");
  return texts.flatMap(({ path, text }) =>
    [...equationFaults(text), ...shareFaults(text, whole)].map(({ message }) =>
      problemAt(entry, path, message),
    ),
  );
}

export const fieldFigures = (entries: readonly Entry[]): Problem[] => [
  ...entries.flatMap(textProblems),
  ...resultFigures(entries),
  ...sampleFormulas(entries),
];
