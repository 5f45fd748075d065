/**
 * Changes YAML without touching what stays the same: comments, quotes and line breaks of unedited fields are
 * kept exactly, so that the diff shows only the real change.
 */
import { isMap, isNode, isScalar, isSeq, parse, parseDocument, stringify } from "yaml";

type Fields = Record<string, unknown>;

const write = (value: unknown): string => stringify(value, { lineWidth: 0 }).trimEnd();

const sorted = (value: unknown) => stringify(value ?? null, { sortMapEntries: true });

/** Whether two values are equal, whatever the order of their fields. */
const same = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A range of the file's text. */
interface Span {
  start: number;
  end: number;
}

const lineStart = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1;

/** The end of a node, without the line break that some kinds of scalars include. */
const endOf = (text: string, { start, end }: Span): number =>
  start + text.slice(start, end).trimEnd().length;

function editMap(text: string, fields: Fields): string {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return text;
  const changes: (Span & { by: string })[] = [];
  const known = new Set<string>();
  for (const { key, value } of contents.items) {
    if (!isScalar(key) || !key.range) continue;
    const name = String(key.value);
    known.add(name);
    const from = isNode(value) ? (value.toJSON() as unknown) : null;
    if (name in fields && same(from, fields[name])) continue;
    const start = key.range[0];
    const end = endOf(text, { start, end: (isNode(value) && value.range?.[1]) || key.range[1] });
    changes.push(
      name in fields
        ? { start, end, by: write({ [name]: fields[name] }) }
        : { start, end: Math.min(end + 1, text.length), by: "" },
    );
  }
  let edited = text;
  for (const { start, end, by } of changes.reverse())
    edited = edited.slice(0, start) + by + edited.slice(end);
  const added = Object.entries(fields).filter(([name]) => !known.has(name));
  return added.length > 0 ? `${edited.trimEnd()}\n${write(Object.fromEntries(added))}\n` : edited;
}

function editList(text: string, entries: unknown[]): string {
  const { contents } = parseDocument(text);
  if (!isSeq(contents)) return `${text.trimEnd()}\n${write(entries)}\n`;
  const starts = contents.items.map((item) =>
    lineStart(text, (isNode(item) && item.range?.[0]) || 0),
  );
  const head = text.slice(0, starts[0] ?? text.length).replace(/^\[\]\n?/m, "");
  const before = contents.items.map((item, index) => ({
    value: isNode(item) ? (item.toJSON() as unknown) : item,
    text: text.slice(starts[index], starts[index + 1] ?? text.length),
  }));
  const after = entries.map((entry) => {
    const found = before.findIndex(({ value }) => same(value, entry));
    return found < 0 ? `${write([entry])}\n` : (before.splice(found, 1)[0]?.text ?? "");
  });
  const whole = after.map((item) => (item.endsWith("\n") ? item : `${item}\n`)).join("");
  return head + (whole || "[]\n");
}

/**
 * Writes data into a YAML text.
 * @param text the current file
 * @param data what it should hold: fields, or a list
 * @returns the text with changed fields or entries rewritten, and everything else as it was
 */
export function editYaml(text: string, data: unknown): string {
  const edited = Array.isArray(data)
    ? editList(text, data)
    : isFields(data)
      ? editMap(text, data)
      : text;
  // What cannot be changed in place is rewritten, below the comments at the top of the file.
  const holds = (() => {
    try {
      return same(parse(edited), data);
    } catch {
      return false;
    }
  })();
  const head = /^(#.*\n)*/.exec(text)?.[0] ?? "";
  return holds ? edited : `${head}${write(data)}\n`;
}
