/** How the CMS reads and writes the files of each kind of content. */
import { parse, stringify } from "yaml";
import { z } from "zod";
import { isRecord } from "../../lib/is-record";
import { schemaLine } from "../../model/json-schema";
import { splitFrontMatter } from "../../content/read/front-matter";
import { noteOf, unwrap } from "../../model/schema-notes";
import { fileOf, isMarkdown, kindOf, type KindName } from "../../model/kinds";
import { listField } from "../fields";
import { editYaml } from "./edit-yaml";
import { inRepository } from "./tree-paths";
import { matchItems } from "./match-items";

type Data = Record<string, unknown>;

export interface Format {
  fromFile: (text: string) => Data;
  toFile: (data: Data) => string;
}

/** The key under which an entry keeps its original text, so that a save changes only what was edited. */
export const sourceField = "__source";

/** Copies data without the keys that begin with two underscores: the original text, and the CMS's ids of list entries. */
const withoutMarks = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key.startsWith("__") ? undefined : value)),
  );

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  Number.isNaN(value) ||
  (isRecord(value) && Object.keys(value).length === 0);

/**
 * Whether the CMS added a value by itself: an empty list or a switch that is off, where the field is optional or refuses
 * that value; or a switch as it is without the field.
 */
const isAddedByCms = (schema: z.core.$ZodType | undefined, value: unknown): boolean => {
  if (schema === undefined) return false;
  const absent = z.safeParse(schema, undefined);
  if (typeof absent.data === "boolean") return value === absent.data;
  if (!(value === false || (Array.isArray(value) && value.length === 0))) return false;
  return absent.success || !z.safeParse(schema, value).success;
};

/** Trims a text. The CMS trims all texts, so one that is otherwise unchanged gets its white space back. */
const trimmed = (text: string, before: unknown): string =>
  typeof before === "string" && before.trim() === text.trim() ? before : text.trim();

/** An address of this site with its last slash, which editors leave out. */
const withSlash = (address: string): string =>
  address.replace(/^(\/(?:[a-z0-9-]+\/)*[a-z0-9-]+)(?=$|#)/, "$1/");

/**
 * Puts fields in the order of the model, at every depth. Removes empty values, values that the CMS has added, and white
 * space around texts.
 * @param before the value in the file, which may have another shape
 */
function tidy(schema: z.core.$ZodType | undefined, value: unknown, before: unknown): unknown {
  if (typeof value === "string") {
    const text = trimmed(value, before);
    return schema && noteOf(schema)?.role === "link" ? withSlash(text) : text;
  }
  const inner = schema && unwrap(schema).inner;
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? inner.element : undefined;
    const entries = Array.isArray(before) ? (before as unknown[]) : [];
    const matches = matchItems(entries, value);
    return value.map((item, index) => tidy(element, item, entries[matches[index] ?? -1]));
  }
  if (!isRecord(value)) return value;
  const inFile = isRecord(before) ? before : {};
  const shape: Record<string, z.core.$ZodType> = inner instanceof z.ZodObject ? inner.shape : {};
  const names = new Set([...Object.keys(shape), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names]
      .map((name): [string, unknown] => [name, tidy(shape[name], value[name], inFile[name])])
      .filter(
        ([name, item]) => !isEmpty(item) && (name in inFile || !isAddedByCms(shape[name], item)),
      ),
  );
}

/**
 * The data as the file should hold it: a list, or fields in the order of the model.
 * @param before the previous data of the file, if any
 */
export function contentOf(kind: KindName, data: Data, before?: unknown): unknown {
  const { schema, place } = kindOf(kind);
  const { body: _body, ...fields } = data;
  const all = withoutMarks(fields) as Data;
  return place.shape === "list"
    ? tidy(z.array(schema), all[listField] ?? [], before)
    : tidy(schema, all, before);
}

/** The YAML of a file, and the text below it in a Markdown file. */
function split(kind: KindName, text: string): { yaml: string; body?: string } {
  return isMarkdown(kind) ? (splitFrontMatter(text) ?? { yaml: "", body: text }) : { yaml: text };
}

/** Makes the format of a kind, which keeps every line of YAML that is not edited. */
export function formatOf(kind: KindName): Format {
  const isList = kindOf(kind).place.shape === "list";
  const head = `${schemaLine(kind, inRepository(fileOf(kind)).replace("content/", ""))}\n`;
  return {
    fromFile: (text) => {
      const { yaml, body } = split(kind, `${text}\n`);
      const data: unknown = parse(yaml);
      const fields = isList ? { [listField]: data ?? [] } : (data as Data);
      return { ...fields, ...(body !== undefined && { body: body.trim() }), [sourceField]: text };
    },
    toFile: ({ [sourceField]: text, ...data }) => {
      // The CMS cuts off the line break at the end of a file. A new entry has no file.
      const before = typeof text === "string" ? split(kind, `${text.trimEnd()}\n`) : undefined;
      const fields = contentOf(kind, data, before && parse(before.yaml));
      const yaml = before ? editYaml(before.yaml, fields) : stringify(fields, { lineWidth: 0 });
      if (!isMarkdown(kind)) return before ? yaml : head + yaml;
      const body = typeof data.body === "string" ? data.body.trim() : "";
      return before?.yaml === yaml && before.body?.trim() === body
        ? String(text)
        : `---\n${yaml}---\n\n${body}\n`;
    },
  };
}
