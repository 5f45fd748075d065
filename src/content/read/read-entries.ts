/** Reads the entries of a content file, and checks them against their kind. */
import { shownText } from "./conditional-blocks";
import { problemAt, type Entry } from "./entry";
import { isRecord } from "../../lib/is-record";
import { kindOf, type Data, type KindName } from "../../model/kinds";
import { fillMarkdown, readMarkdownOnce, type ParsedMarkdown } from "./markdown";
import { fieldName, ofFile, problemIn, type Problem } from "../../model/problem";
import { minutesFor } from "./prose";
import { withSearchTexts } from "./search-texts";
import { validate } from "./validate";
import type { Source } from "./source-file";
import { fillTokens, fillTree, type TokenTable } from "../../model/text-tokens";

/** Reads the text below the fields; undefined for a file of YAML. */
function readBody(source: Source, table: TokenTable, problems: Problem[]) {
  if (source.body === undefined) return undefined;
  const { path: file, bodyLine } = source;
  const { text: body, lines, problems: ofBlocks } = shownText(source.body, table);
  const fileLine = (line: number) => (lines[line - 1] ?? line) + bodyLine;
  const unfilled = readMarkdownOnce(body, table.get("site.language"));
  const found = [...unfilled.problems];
  for (const { offset, isFact, message } of fillTokens(body, table).faults) {
    if (!isFact && unfilled.code.some(([start, end]) => start <= offset && offset < end)) continue;
    const way = isFact ? "" : "; to show braces, write \\{\\{ or put them in code";
    found.push(problemIn(body, offset, isFact ? "fact" : "braces", message + way, "body"));
  }
  const empty = "is empty; write the text below the fields";
  if (unfilled.words === 0) found.push(problemIn(body, 0, "file-missing", empty, "body"));
  for (const problem of found) problems.push({ ...problem, file, line: fileLine(problem.line) });
  for (const problem of ofBlocks)
    problems.push({ ...problem, file, line: problem.line + bodyLine });
  return {
    body,
    markdown: fillMarkdown(unfilled, (text) => fillTokens(text, table).text),
    fileLine,
  };
}

/** Counts the reading time of an entry that gives none. */
const withMinutes = (data: Data<KindName>, markdown: ParsedMarkdown | undefined) =>
  "readTime" in data && data.readTime === 0
    ? { ...data, readTime: minutesFor(markdown?.words ?? 0) }
    : data;

/** @returns also the invalid entries, for the checks that do not depend on the shape of data */
export function readEntries(source: Source, table: TokenTable) {
  const { file, path, parsed } = source;
  const { place } = kindOf(file.kind);
  const problems: Problem[] = [...parsed.problems];
  const entries: Entry[] = [];
  const invalid: Entry[] = [];
  const result = { entries, invalid, problems };
  if (!parsed.isRead) return result;
  const data = fillTree(parsed.data, table, (where, { faults }) => {
    const field = fieldName(where);
    for (const { isFact, message } of faults) {
      const rule = isFact ? "fact" : "braces";
      problems.push({ file: path, ...parsed.locate(where), field, rule, message });
    }
  });
  const add = (value: unknown, at: PropertyKey[], id: string, index: number): void => {
    const checked = validate(kindOf(file.kind).schema, value, parsed, at);
    problems.push(...checked.problems.map((problem) => ({ file: path, ...problem })));
    const text = readBody(source, table, problems);
    const whole =
      checked.data &&
      withSearchTexts(file.kind, withMinutes(checked.data as Data<KindName>, text?.markdown));
    const entry: Entry = {
      kind: file.kind,
      id,
      index,
      file: path,
      data: whole ?? (value as Data<KindName>),
      fileLine: (line) => line,
      ...text,
      locate: (where) => parsed.locate([...at, ...where]),
    };
    (whole ? entries : invalid).push(entry);
    const noText = "is missing, and the page has no text to take it from; write it";
    for (const name of ["title", "description"] as const)
      if (whole && "seo" in whole && !whole.seo[name])
        problems.push(problemAt("field", entry, ["seo", name], noText));
  };
  if (place.shape !== "list") {
    add(data ?? {}, [], file.id ?? file.kind, 0);
    return result;
  }
  const values = data ?? [];
  const noList = 'must be a list; start every entry with "- " at the beginning of a line';
  const none = `is empty; the site needs at least one ${file.kind}`;
  if (!Array.isArray(values)) problems.push(ofFile("field", path, noList));
  else if (values.length === 0 && !kindOf(file.kind).mayBeEmpty)
    problems.push(ofFile("file-missing", path, none));
  for (const [index, value] of Array.isArray(values) ? values.entries() : []) {
    const id = String(isRecord(value) && "id" in value ? value.id : index);
    add(value, [index], id, index);
  }
  return result;
}
