/** Every field of every kind of the fixture content, edited one at a time as the CMS would: no other line changes. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type * as Yaml from "yaml";
import { isNode, parse, parseDocument, type Document } from "yaml";
import { listField } from "../../src/cms/fields";
import { formatOf } from "../../src/cms/files/formats";
import { splitFrontMatter } from "../../src/model/front-matter";
import { kindNames, kindOf, type KindName } from "../../src/model/kinds";
import { readFolder } from "../../src/content/disk/load";
import { fixtures } from "./content-copy";

// Caches parsed texts, because every edit parses the whole file several times. The cached data is frozen, so that no
// test can change it. Only the editor parses documents, and it does not change them.
jest.mock("yaml", () => {
  const real = jest.requireActual<typeof Yaml>("yaml");
  const frozen = (data: unknown): unknown => {
    if (typeof data === "object" && data !== null)
      Object.values(Object.freeze(data)).forEach(frozen);
    return data;
  };
  const cached = (read: (text: string) => unknown) => {
    const known = new Map<string, unknown>();
    return (text: string) => {
      if (!known.has(text)) known.set(text, read(text));
      return known.get(text);
    };
  };
  return {
    ...real,
    parse: cached((text) => frozen(real.parse(text))),
    parseDocument: cached((text) => real.parseDocument(text, { keepSourceTokens: true })),
  };
});

type Path = (string | number)[];
interface Edit {
  name: string;
  /** The path of the edited value. Only its lines may change. */
  at: Path;
  /** Returns the data of the file after the edit. */
  make: () => unknown;
}

/** One file of each kind. */
const files = readFolder(fixtures).files.filter(
  ({ kind }, index, all) => all.findIndex((other) => other.kind === kind) === index,
);

/** A copy of data with another value at a path; `undefined` removes it. */
function withValue(data: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value;
  const copy = JSON.parse(JSON.stringify(data)) as Record<string | number, unknown>;
  const next = withValue(copy[head], rest, value);
  if (next !== undefined) copy[head] = next;
  else if (Array.isArray(copy)) copy.splice(Number(head), 1);
  else Reflect.deleteProperty(copy, head);
  return copy;
}

/** Inserts more text between two words in the middle, or after the only word. */
const withMore = (text: string, more: string, space = " ") => {
  const words = text.split(" ");
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(" "), [more, ...words.slice(middle)].join(" ")].join(space);
};

/** All edits of data: each value changes, each field is removed, each list gets, loses and moves an entry. */
function editsOf(data: unknown, value: unknown, at: Path = []): Edit[] {
  const edit = (name: string, next: unknown): Edit => ({
    name: `${at.join(".")} ${name}`,
    at,
    make: () => withValue(data, at, next),
  });
  if (typeof value === "string")
    return [
      edit("has another word", withMore(value, "edited")),
      edit("has another paragraph", withMore(value, "# edited", "\n\n")),
    ];
  if (typeof value === "number") return [edit("is one more", value + 1)];
  if (typeof value === "boolean") return [edit("is inverted", !value)];
  if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    const more =
      typeof first === "object" && first !== null && !Array.isArray(first)
        ? { ...first, [Object.keys(first)[0] ?? ""]: "added" }
        : "added";
    return [
      edit("has another entry", [...(value as unknown[]), more]),
      ...(others.length > 0 ? [edit("has its first entry last", [...others, first])] : []),
      ...(others.length > 0 ? [edit("lost its first entry", others)] : []),
      ...value.flatMap((item, index) => editsOf(data, item, [...at, index])),
    ];
  }
  if (typeof value !== "object" || value === null) return [];
  const fields = Object.entries(value);
  return fields.flatMap(([key, item]) => [
    // A group must keep at least one field.
    ...(fields.length > 1
      ? [
          {
            name: `${[...at, key].join(".")} is removed`,
            at,
            make: () => withValue(data, [...at, key], undefined),
          },
        ]
      : []),
    ...editsOf(data, item, [...at, key]),
  ]);
}

/** The first and the last line of a field in a file, counted from 0. */
function linesOf(document: Document, yaml: string, at: Path): { first: number; last: number } {
  const node = at.length > 0 ? document.getIn(at, true) : document.contents;
  const [start, end] = (isNode(node) && node.range) || [0, yaml.length];
  const line = (offset: number) => yaml.slice(0, offset).split("\n").length - 1;
  // A block list or group begins on the line below its key, and the key goes with the last entry.
  return {
    first: Math.max(0, line(start) - 1),
    last: line(start + yaml.slice(start, end).trimEnd().length),
  };
}

/** Trims every text, as the CMS does. */
function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimmed(item)]));
}

const yamlOf = (name: string, text: string) =>
  name.endsWith(".md") ? (splitFrontMatter(text)?.yaml ?? "") : text;

describe.each(files.map(({ name, kind }) => [name, kind] as const))(
  "%s",
  (name, kind: KindName) => {
    const text = readFileSync(path.join(fixtures, name), "utf8");
    const format = formatOf(kind);
    const isList = kindOf(kind).place.shape === "list";
    const yaml = yamlOf(name, text);
    const content = parse(yaml) as unknown;
    const document = parseDocument(yaml);

    const opened = format.fromFile(text.trim());
    const kept = { __source: opened.__source, body: opened.body };

    /** The text that the CMS writes if an editor changes the data of the opened file. */
    const saved = (data: unknown): string => {
      const fields = isList ? { [listField]: data } : (data as object);
      return `${format.toFile(trimmed({ ...kept, ...fields }) as Record<string, unknown>).trim()}\n`;
    };

    it("changes only in the edited lines", () => {
      const wrong: string[] = [];
      const lines = yaml.split("\n");
      const seen = new Map<string, number>();
      const allComments = comments(yaml);
      for (const { name: edit, at, make } of editsOf(content, content)) {
        // Edits each field of the first entry of a list only, since the others have the same fields.
        const alike = edit.replace(/\b\d+\b/g, "*");
        seen.set(alike, (seen.get(alike) ?? 0) + 1);
        if ((seen.get(alike) ?? 0) > 1 && !/first entry/.test(edit)) continue;
        const data = make();
        if (isList && (data as unknown[]).length === 0) continue;
        const whole = saved(data);
        const after = yamlOf(name, whole);
        if (!isDeepStrictEqual(trimmed(parse(after)), trimmed(data)))
          wrong.push(`${edit}: other data is written\n${after}`);
        const { first, last } = linesOf(document, yaml, at);
        const now = after.split("\n");
        const above = lines.slice(0, first);
        const below = lines.slice(last + 1);
        if (now.slice(0, first).join("\n") !== above.join("\n"))
          wrong.push(`${edit}: a line above it`);
        else if (below.length > 0 && now.slice(-below.length).join("\n") !== below.join("\n"))
          wrong.push(`${edit}: a line below it`);
        else if (/ has another word$/.test(edit) && now.length - lines.length > 1)
          wrong.push(`${edit}: more than one line added`);
        const lost = allComments.filter((comment) => !after.includes(comment));
        if (!/removed|lost/.test(edit) && lost.length > 0) wrong.push(`${edit}: lost ${lost[0]}`);
      }
      expect(wrong).toEqual([]);
    });
  },
);

const comments = (yaml: string) =>
  yaml.split("\n").flatMap((line) => /(?:^|\s)(#\s.*)$/.exec(line)?.[1] ?? []);

it("tests every kind of content", () => {
  expect([...new Set(files.map(({ kind }) => kind))].sort()).toEqual([...kindNames].sort());
});
