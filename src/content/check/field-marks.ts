/** No field is read as Markdown or HTML, so visitors would see their marks. */
import { noteOf } from "../../model/fields";
import { kindOf } from "../../model/kinds";
import type { Problem } from "../../model/problem";
import { visitFields } from "../../model/walk-fields";
import { problemAt, type Entry } from "../read/entry";
import { leftMark } from "../read/left-marks";

/** Finds marks in fields: none of them is read as Markdown or HTML. */
export const fieldMarks = (entries: Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    const problems: Problem[] = [];
    visitFields(kindOf(entry.kind).schema, entry.data, ({ path, schema, value }) => {
      const left = typeof value === "string" && !noteOf(schema) ? leftMark(value) : undefined;
      if (left) problems.push(problemAt(entry, path, left.message));
      return true;
    });
    return problems;
  });
