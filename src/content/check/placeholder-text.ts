/** Reports the placeholder texts of `npm run new` outside of drafts. */
import { fieldsOf, problemAt, type Entry } from "../read/entry";
import { problemIn, type Problem } from "../../model/problem";
import { hasDrafts, isDraft } from "../publish/draft-problems";

/** The beginning of each placeholder text. */
export const placeholder = "Replace this text";

export const placeholderProblems = (entries: Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    const { file, body = "" } = entry;
    if (isDraft(entry)) return [];
    const way = hasDrafts(entry.kind) ? ", or add draft: true" : "";
    const message = `is still the placeholder of a new entry; write the text${way}`;
    const fields = fieldsOf(entry)
      .filter(({ value }) => typeof value === "string" && value.startsWith(placeholder))
      .map(({ path }) => problemAt("placeholder", entry, path, message));
    const lines = [...body.matchAll(new RegExp(placeholder, "g"))].map(({ index }) => {
      const found = problemIn(body, index, "placeholder", message, "body");
      return { ...found, file, line: entry.fileLine(found.line) };
    });
    return [...fields, ...lines];
  });
