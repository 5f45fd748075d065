/** A problem of the content, with a message by which an editor can fix it. */
import { closest, distance } from "fastest-levenshtein";
import type { RuleId } from "./rules";

/** A place in a text; both are counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A problem of a text, without the name of its file. */
export interface TextProblem extends Position {
  /** The field, such as `features[2]`; empty when the file as a whole is meant. */
  field: string;
  /** The rule that it breaks, which says whether it stops a build. */
  rule: RuleId;
  message: string;
}

export interface Problem extends TextProblem {
  /** Path from the project's folder, such as `content/site.yml`. */
  file: string;
  /** Set for a problem of a draft, which can wait until the draft is published. */
  inDraft?: true;
}

/** The end of a message about an address, which the CMS removes, since its editors have no command line. */
export const addressesAdvice = "; npm run content -- --addresses lists all";

export function positionIn(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A problem at an offset of a text, from 0. */
export const problemIn = (
  text: string,
  offset: number,
  rule: RuleId,
  message: string,
  field = "text",
): TextProblem => ({ ...positionIn(text, offset), field, rule, message });

/** A problem of a file as a whole, or of a line of it. */
export const ofFile = (rule: RuleId, file: string, message: string, line = 1): Problem => ({
  file,
  line,
  column: 1,
  field: "",
  rule,
  message,
});

/** Writes a problem on one line: `path:line:column  field  message`. */
export function formatProblem({ file, line, column, field, message, inDraft }: Problem): string {
  const whole = inDraft ? `${message} (before this draft is published)` : message;
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

/** Writes a path of keys and indices as the name of a field: `benefits[0].title`. */
export const fieldName = (path: PropertyKey[]): string =>
  path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`,
    )
    .join("");

/** The nearest allowed value as a clause, ` (did you mean "x"?)`; empty if none is near. */
export function didYouMean(given: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return "";
  const nearest = closest(given, allowed);
  return distance(given, nearest) <= Math.max(2, Math.floor(given.length / 2))
    ? ` (did you mean "${nearest}"?)`
    : "";
}

/** Lists allowed values, at most 16 of them. */
export function allowedValues(allowed: readonly string[]): string {
  const shown = allowed.slice(0, 16).join(", ");
  return allowed.length > 16 ? `${shown} and ${allowed.length - 16} more` : shown;
}
