/** Texts that `npm run new` put in place and nobody has written yet: they may stand in drafts alone. */
import type { Entry } from "../read/entry";
import { fieldName, type Problem } from "../../model/problem";
import { isDraft } from "../publish/unfinished";

/** What a text of a new entry begins with until it is written. */
export const placeholder = "Replace this text";

const message = "is still the placeholder of a new entry; write the text, or add draft: true";

function placesIn(data: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof data === "string") return data.startsWith(placeholder) ? [path] : [];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    placesIn(value, [...path, Array.isArray(data) ? Number(name) : name]),
  );
}

export const placeholderProblems = (entries: Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    const { data, file, bodyLine, body = "" } = entry;
    if (isDraft(entry)) return [];
    const fields = placesIn(data).map((path) => {
      return { file, ...entry.locate(path), field: fieldName(path), message };
    });
    const lines = body.split("\n").flatMap((line, index) => {
      const column = line.indexOf(placeholder) + 1;
      if (column === 0) return [];
      return { file, line: index + 1 + bodyLine, column, field: "body", message };
    });
    return [...fields, ...lines];
  });
