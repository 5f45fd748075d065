/** Reports the placeholder texts of `npm run new` outside of drafts. */
import { fieldsOf, problemAt, type Entry } from "../read/entry";
import type { Problem } from "../../model/problem";
import { isDraft } from "../publish/unfinished";

/** The beginning of each placeholder text. */
export const placeholder = "Replace this text";

const message = "is still the placeholder of a new entry; write the text, or add draft: true";

export const placeholderProblems = (entries: Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    const { file, bodyLine, body = "" } = entry;
    if (isDraft(entry)) return [];
    const fields = fieldsOf(entry)
      .filter(({ value }) => typeof value === "string" && value.startsWith(placeholder))
      .map(({ path }) => problemAt(entry, path, message));
    const lines = body.split("\n").flatMap((line, index) => {
      const column = line.indexOf(placeholder) + 1;
      if (column === 0) return [];
      return { file, line: index + 1 + bodyLine, column, field: "body", message };
    });
    return [...fields, ...lines];
  });
