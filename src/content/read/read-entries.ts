/** Reads what a file of content holds, and checks it against its kind. */
import type { Entry } from "./entry";
import { explain } from "../../model/explain";
import { unwrap } from "../../model/fields";
import { kindOf, type Data, type KindName } from "../../model/kinds";
import { fillFacts, rememberedText, type MarkdownFacts } from "./markdown";
import { fieldName, ofFile, type Problem } from "../../model/problem";
import { minutesFor } from "./prose";
import type { Source } from "./source-file";
import { fillTokens, fillTree, type TokenTable } from "../../model/tokens";

function checkEntry(
  source: Source,
  data: unknown,
  at: PropertyKey[],
): { data?: Data<KindName>; problems: Problem[] } {
  const { schema } = kindOf(source.file.kind);
  const result = schema.safeParse(data);
  if (result.success) return { data: result.data as Data<KindName>, problems: [] };
  const problems = result.error.issues
    .flatMap((issue) =>
      explain(issue, schema, data, source.parsed.writtenAt([...at, ...issue.path])),
    )
    .map(({ path: where, onKey, message }) => {
      const full = [...at, ...where];
      return {
        file: source.name,
        ...(onKey ? source.parsed.locateKey(full) : source.parsed.locate(full)),
        field: fieldName(full),
        message,
      };
    });
  return { problems };
}

function readBody(
  source: Source,
  table: TokenTable,
  problems: Problem[],
): MarkdownFacts | undefined {
  const { body, bodyLine } = source;
  if (body === undefined) return undefined;
  const report = (line: number, column: number, field: string, message: string) =>
    problems.push({ file: source.name, line: line + bodyLine, column, field, message });
  const unfilled = rememberedText(body);
  for (const { offset, isFact, message } of fillTokens(body, table).unknown) {
    if (!isFact && unfilled.code.some(([start, end]) => start <= offset && offset < end)) continue;
    const before = body.slice(0, offset).split("\n");
    const way = isFact ? "" : "; braces that are to be shown are written \\{\\{ or within code";
    report(before.length, (before.at(-1)?.length ?? 0) + 1, "body", message + way);
  }
  const facts = fillFacts(unfilled, (text) => fillTokens(text, table).text);
  for (const { line, column, field, message } of facts.problems)
    report(line, column, field, message);
  if (facts.words === 0) report(1, 1, "body", "is empty; write the text below the front matter");
  return facts;
}

const withMinutes = (data: Data<KindName> | undefined, markdown: MarkdownFacts | undefined) =>
  data && "readTime" in data && data.readTime === 0
    ? { ...data, readTime: minutesFor(markdown?.words ?? 0) }
    : data;

interface Read {
  entries: Entry[];
  /** Entries with problems of their own, for the checks that do not rest on their shape. */
  faulty: Entry[];
  problems: Problem[];
}

export function readEntries(source: Source, table: TokenTable): Read {
  const { file, name, parsed } = source;
  const { place } = kindOf(file.kind);
  const problems: Problem[] = [...parsed.problems];
  const entries: Entry[] = [];
  const faulty: Entry[] = [];
  const read: Read = { entries, faulty, problems };
  if (problems.length > 0) return read;
  const onUnknown = (where: PropertyKey[], message: string) =>
    problems.push({ file: name, ...parsed.locate(where), field: fieldName(where), message });
  const data = fillTree(parsed.data, table, onUnknown);
  const add = (value: unknown, at: PropertyKey[], id: string, index: number): void => {
    const checked = checkEntry(source, value, at);
    problems.push(...checked.problems);
    const markdown = readBody(source, table, problems);
    (checked.data ? entries : faulty).push({
      kind: file.kind,
      id,
      index,
      file: name,
      data: withMinutes(checked.data, markdown) ?? (value as Data<KindName>),
      markdown,
      body: source.body,
      bodyLine: source.bodyLine,
      locate: (where) => parsed.locate([...at, ...where]),
    });
  };
  if (place.shape !== "list") {
    if (data === null || data === undefined) {
      const needed = Object.entries(kindOf(file.kind).schema.shape).flatMap(([field, schema]) =>
        unwrap(schema).optional ? [] : field,
      );
      const message = `has no fields; needed: ${needed.join(", ")}`;
      problems.push(ofFile(name, message, 1 + source.yamlLine));
    } else add(data, [], file.id ?? file.kind, 0);
    return read;
  }
  const values = data ?? [];
  if (!Array.isArray(values)) {
    problems.push(
      ofFile(name, 'must be a list; start every entry with "- " at the beginning of a line'),
    );
    return read;
  }
  if (values.length === 0 && !kindOf(file.kind).mayBeEmpty)
    problems.push(ofFile(name, `is empty; the site needs at least one ${file.kind}`));
  values.forEach((value: unknown, index) => {
    const id =
      typeof value === "object" && value !== null && "id" in value
        ? String(value.id)
        : String(index);
    add(value, [index], id, index);
  });
  return read;
}
