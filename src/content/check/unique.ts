import { problemAt, type Entry } from "../read/entry";
import { valueAt } from "../../model/explain";
import type { Problem } from "../../model/problem";

/** Reports a value that two entries share where each must be its own; both places are named. */
export function checkUnique(entries: Entry[], path: PropertyKey[], what: string): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const value = valueAt(entry.data, path);
    if (typeof value !== "string" && typeof value !== "number") return [];
    const other = first.get(String(value));
    if (!other) {
      first.set(String(value), entry);
      return [];
    }
    const { line } = other.locate(path);
    return problemAt(entry, path, `${what} "${value}" is already used in ${other.file}:${line}`);
  });
}
