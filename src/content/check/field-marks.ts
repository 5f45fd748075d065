/** No field is read as Markdown or HTML, so visitors would see their marks. */
import { noteOf } from "../../model/fields";
import { kindOf } from "../../model/kinds";
import type { Problem } from "../../model/problem";
import { visitFields } from "../../model/walk-fields";
import { problemAt, type Entry } from "../read/entry";
import { leftMarks, leftMarkMessage } from "../read/left-marks";

export const fieldMarks = (entries: Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    const problems: Problem[] = [];
    visitFields(kindOf(entry.kind).schema, entry.data, ({ path, schema, value }) => {
      if (typeof value !== "string" || noteOf(schema)) return true;
      for (const { mark, instead } of leftMarks(value)) {
        const way = mark.startsWith("&")
          ? instead
          : "leave it out; fields are not read as Markdown";
        problems.push(problemAt(entry, path, leftMarkMessage(mark, way)));
      }
      return true;
    });
    return problems;
  });
