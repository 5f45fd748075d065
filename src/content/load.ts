/** Reads every file under content/, checks each against its kind, and tells every problem at once. */
import path from "node:path";
import { checkAcross } from "./across";
import { advise, minutesFor } from "./advice";
import { parseYaml, type ParsedDocument, type Position } from "./document";
import { explain } from "./explain";
import { unwrap } from "./fields";
import { readFolder, type ContentFile } from "./files";
import { kindNames, kindOf, type Data, type KindName } from "./kinds";
import { readMarkdown, type MarkdownFacts } from "./markdown";
import { fieldName, type Problem } from "./problem";
import { currentView, publish, type Standing, type View } from "./published";
import { fillTokens, fillTree, tokenTable, type TokenTable } from "./tokens";

export interface Entry<Name extends KindName = KindName> {
  kind: Name;
  /** What references and addresses call it; the kind's name for a single file. */
  id: string;
  /** Its place in a list, from 0. */
  index: number;
  /** Path from the project's folder. */
  file: string;
  data: Data<Name>;
  markdown?: MarkdownFacts;
  /** The line of the file above the first line of the body. */
  bodyLine: number;
  /** The place of a field in the file. */
  locate: (path: PropertyKey[]) => Position;
}

export interface Content {
  /** Entries that are right by themselves and on the site, as the view sees it. */
  entries: Entry[];
  /** Entries that are right by themselves and not on the site, each with the reason. */
  hidden: { entry: Entry; standing: Standing }[];
  problems: Problem[];
  /** What is worth a look and stops nothing. */
  warnings: Problem[];
  /** What the tokens of texts stand for. */
  tokens: TokenTable;
}

/** The entries of one kind, in the order of the files. */
export const entriesOf = <Name extends KindName>(content: Content, kind: Name): Entry<Name>[] =>
  content.entries.filter((entry): entry is Entry<Name> => entry.kind === kind);

/** The folder of content, from the project's folder. */
export const contentRoot = () => path.resolve("content");

interface Split {
  yaml: string;
  yamlLine: number;
  body?: string;
  bodyLine: number;
}

function splitFrontMatter(text: string): Split | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return undefined;
  return {
    yaml: match[1] ?? "",
    yamlLine: 1,
    body: text.slice(match[0].length),
    bodyLine: match[0].split("\n").length - 1,
  };
}

interface Source {
  file: ContentFile;
  name: string;
  split: Split;
  parsed: ParsedDocument;
}

function parse(file: ContentFile, name: string): Source | Problem {
  const fail = (message: string): Problem => ({
    file: name,
    line: 1,
    column: 1,
    field: "",
    message,
  });
  const split = file.name.endsWith(".md")
    ? splitFrontMatter(file.text)
    : { yaml: file.text, yamlLine: 0, bodyLine: 0 };
  if (!split)
    return fail(
      /^---[ \t]*\r?$/m.test(file.text.split("\n")[0] ?? "")
        ? "its front matter never ends; close it with a line of three dashes"
        : "has no front matter; begin with a line of three dashes, the fields, and three dashes",
    );
  return { file, name, split, parsed: parseYaml(split.yaml, name, split.yamlLine) };
}

/** Checks one group of fields against its kind. */
function checkEntry(
  source: Source,
  data: unknown,
  at: PropertyKey[],
): { data?: Data<KindName>; problems: Problem[] } {
  const { schema } = kindOf(source.file.kind);
  const result = schema.safeParse(data);
  if (result.success) return { data: result.data as Data<KindName>, problems: [] };
  const problems = result.error.issues
    .flatMap((issue) => explain(issue, schema, data))
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
  const { body, bodyLine } = source.split;
  if (body === undefined) return undefined;
  const report = (line: number, column: number, field: string, message: string) =>
    problems.push({ file: source.name, line: line + bodyLine, column, field, message });
  for (const { offset, message } of fillTokens(body, table).unknown) {
    const before = body.slice(0, offset).split("\n");
    report(before.length, (before.at(-1)?.length ?? 0) + 1, "body", message);
  }
  const facts = readMarkdown(body, (text) => fillTokens(text, table).text);
  for (const { line, column, field, message } of facts.problems)
    report(line, column, field, message);
  if (facts.words === 0) report(1, 1, "body", "is empty; the text stands below the front matter");
  return facts;
}

/** Counts the minutes of reading where the file states none. */
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

function readEntries(source: Source, table: TokenTable): Read {
  const { file, name, parsed, split } = source;
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
      bodyLine: split.bodyLine,
      locate: (where) => parsed.locate([...at, ...where]),
    });
  };
  if (place.shape !== "list") {
    if (data === null || data === undefined) {
      const needed = Object.entries(kindOf(file.kind).schema.shape).flatMap(([field, schema]) =>
        unwrap(schema).optional ? [] : field,
      );
      const message = `has no fields; needed: ${needed.join(", ")}`;
      problems.push({ file: name, line: 1 + split.yamlLine, column: 1, field: "", message });
    } else add(data, [], file.id ?? file.kind, 0);
    return read;
  }
  const values = data ?? [];
  if (!Array.isArray(values)) {
    problems.push({
      file: name,
      line: 1,
      column: 1,
      field: "",
      message: 'must be a list: every entry begins with "- " at the start of a line',
    });
    return read;
  }
  if (values.length === 0 && !kindOf(file.kind).mayBeEmpty)
    problems.push({
      file: name,
      line: 1,
      column: 1,
      field: "",
      message: `is empty; the site needs at least one ${file.kind}`,
    });
  values.forEach((value: unknown, index) => {
    const id =
      typeof value === "object" && value !== null && "id" in value
        ? String(value.id)
        : String(index);
    add(value, [index], id, index);
  });
  return read;
}

/** The ids of each kind as the files give them; a kind whose list cannot be read is left out. */
function idsByKind(files: ContentFile[], sources: Source[]): Map<KindName, string[]> {
  const idOf = (item: unknown) =>
    typeof item === "object" && item !== null && "id" in item ? String(item.id) : [];
  return new Map(
    kindNames.flatMap((kind): [KindName, string[]][] => {
      if (kindOf(kind).place.shape !== "list")
        return [[kind, files.flatMap((file) => (file.kind === kind && file.id) || [])]];
      const parsed = sources.find((source) => source.file.kind === kind)?.parsed;
      const items = parsed?.problems.length === 0 ? (parsed.data ?? []) : undefined;
      return Array.isArray(items) ? [[kind, items.flatMap(idOf)]] : [];
    }),
  );
}

/**
 * Reads and checks all content.
 * @param root the folder content/
 * @param view the day, and whether drafts are shown
 * @returns entries that are right by themselves, and all problems of all files
 */
export function loadContent(root = contentRoot(), view: View = currentView()): Content {
  const prefix = path.relative(process.cwd(), root).split(path.sep).join("/") || "content";
  const shown = prefix.startsWith("..") ? "content" : prefix;
  const folder = readFolder(root, shown);
  const problems = [...folder.problems];
  const sources: Source[] = [];
  for (const file of folder.files) {
    const source = parse(file, `${shown}/${file.name}`);
    if ("parsed" in source) sources.push(source);
    else problems.push(source);
  }
  const dataOf = (kind: KindName) =>
    sources.find((source) => source.file.kind === kind)?.parsed.data;
  const table = tokenTable(dataOf("SiteSettings"), dataOf("Claim"));
  const entries: Entry[] = [];
  const faulty: Entry[] = [];
  for (const source of sources) {
    const read = readEntries(source, table);
    entries.push(...read.entries);
    faulty.push(...read.faulty);
    problems.push(...read.problems);
  }
  const ids = idsByKind(folder.files, sources);
  // A field that is wrong by itself is told once.
  const told = new Set(problems.map(({ file, field }) => `${file} ${field}`));
  const across = checkAcross({ entries, faulty, folder, ids, prefix: shown, view });
  problems.push(...across.filter(({ file, field }) => !told.has(`${file} ${field}`)));
  const { shown: visible, hidden } = publish(entries, view);
  const warnings = advise(entries, folder.files, shown);
  return { entries: visible, hidden, problems, warnings, tokens: table };
}
