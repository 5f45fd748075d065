/** A thing wrong with the content, said so that an editor can fix it. */
import { closest, distance } from "fastest-levenshtein";

/** A place in a text; both are counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A problem of a text, whatever file it is in. */
export interface TextProblem extends Position {
  /** The field, such as `features[2]`; empty when the file as a whole is meant. */
  field: string;
  message: string;
}

export interface Problem extends TextProblem {
  /** Path from the project's folder, such as `content/site.yml`. */
  file: string;
  /** A draft may stay so until it is published. */
  ofDraft?: true;
}

/** What a message about an address adds for those who have the files and a command line, not the CMS. */
export const addressesAdvice = "; npm run content -- --addresses lists all";

export function positionIn(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A problem of a file as a whole, or of a line of it. */
export const ofFile = (file: string, message: string, line = 1): Problem => ({
  file,
  line,
  column: 1,
  field: "",
  message,
});

/** Writes a problem on one line: `path:line:column  field  message`. */
export function formatProblem({ file, line, column, field, message, ofDraft }: Problem): string {
  const whole = ofDraft ? `${message} (before this draft is published)` : message;
  return [`${file}:${line}:${column}`, field, whole].filter(Boolean).join("  ");
}

/** Writes all problems in the order of files and lines, with a count at the end. */
export function formatProblems(problems: Problem[], noun = "problem"): string {
  const lines = [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .map(formatProblem);
  const files = new Set(problems.map((problem) => problem.file)).size;
  const count = `${problems.length} ${problems.length === 1 ? noun : `${noun}s`} in ${files} ${files === 1 ? "file" : "files"}`;
  return [...lines, "", count].join("\n");
}

/** Writes a path of keys and positions as an editor would: `benefits[0].title`. */
export const fieldName = (path: PropertyKey[]): string =>
  path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`,
    )
    .join("");

/** The most likely meant entry as a clause, ` (did you mean "x"?)`; nothing when none is near. */
export function didYouMean(given: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return "";
  const nearest = closest(given, allowed);
  return distance(given, nearest) <= Math.max(2, Math.floor(given.length / 2))
    ? ` (did you mean "${nearest}"?)`
    : "";
}

/** Lists what is allowed, shortened when there is much of it. */
export function allowedValues(allowed: readonly string[]): string {
  const shown = allowed.slice(0, 16).join(", ");
  return allowed.length > 16 ? `${shown} and ${allowed.length - 16} more` : shown;
}
