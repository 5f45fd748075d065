/** How the CMS reads and writes the files of each kind of content. */
import { parse, stringify } from "yaml";
import { z } from "zod";
import { isGroup } from "../../lib/is-group";
import { schemaLine } from "../../model/json-schema";
import { splitFrontMatter } from "../../model/front-matter";
import { unwrap } from "../../model/fields";
import { kindOf, type KindName } from "../../model/kinds";
import { editYaml } from "./edit-yaml";
import { withEndsOf, withPlainEnds } from "./line-ends";
import { withContent } from "./markdown";
import { matchItems } from "./match-items";

type Data = Record<string, unknown>;

export interface Format {
  fromFile: (text: string) => Data;
  toFile: (data: Data) => string;
}

/** The key under which an entry keeps its original text, so that a save changes only what was edited. */
export const sourceField = "__source";

/** The key under which a list file keeps its entries: the CMS edits objects, not bare lists. */
export const listField = "entries";

/** The field in which an editor chooses the address of a page: the id that its file or folder is to have. */
export const addressField = "pageAddress";

/** What an entry says of itself beside what its file holds. */
export interface Written {
  /** The file that it came from, as it was when the CMS opened it. */
  opened?: string;
  /** The id that the editor has chosen for it. */
  requestedId?: string;
}

/** How many written texts are remembered: one is asked for soon after it is written, and drafts are written all the time. */
const mostRemembered = 20;

/** The latest written texts, oldest first. */
const latest = new Map<string, Written>();

/** What is known of a written text: of a new entry there is no file that was opened. */
export const writtenAs = (text: string): Written => latest.get(text) ?? {};

/** Texts that were written in an earlier session, and are to be read next. */
const resumed = new Map<string, Written>();

/** The next time that a text is read, it is the edited form of another file rather than a file itself. */
export const resume = (text: string, written: Written): void => {
  resumed.set(text, written);
};

/** What an entry keeps beside the fields of its file. */
function besideFields(text: string): Data {
  const { opened, requestedId } = resumed.get(text) ?? { opened: text };
  resumed.delete(text);
  return { [sourceField]: opened, ...(requestedId && { [addressField]: requestedId }) };
}

function remember(written: string, { [sourceField]: opened, [addressField]: id }: Data): string {
  latest.delete(written);
  latest.set(written, {
    ...(typeof opened === "string" && { opened }),
    ...(typeof id === "string" && id !== "" && { requestedId: id }),
  });
  const [oldest] = latest.keys();
  if (latest.size > mostRemembered && oldest !== undefined) latest.delete(oldest);
  return written;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || Number.isNaN(value);

/** Leaves out what an editor left empty, and turns the CMS's date objects back into dates. */
function pruned(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(pruned).filter((item) => !isEmpty(item));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value)
    .map(([name, item]) => [name, pruned(item)] as const)
    .filter(([name, item]) => name !== sourceField && !isEmpty(item));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Data without fields that hold nothing: Decap CMS gives way to an error where a group is one of them. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutNothing(item)]));
}

/** Leaves out what the file did not have and the CMS adds by itself, unless the model requires it. */
const isAddedByCms = (schema: z.core.$ZodType | undefined, value: unknown): boolean =>
  (value === false || (Array.isArray(value) && value.length === 0)) &&
  schema !== undefined &&
  z.safeParse(schema, undefined).success;

/** A line of text without the white space around it, which the check refuses. What nobody has edited stays as it is. */
function trimmed(text: string, before: unknown): string {
  const line = text.trim();
  return text === before || line.includes("\n") ? text : line;
}

/** Whether an entry of a list says no more than that it is a draft, which the CMS says of each new one by itself. */
const isBlank = (item: unknown): boolean => isGroup(item) && Object.keys(item).join() === "draft";

/**
 * Puts fields in the order of the model, at every depth, without what the CMS adds and without white space around lines.
 * @param before what the file holds, as far as it has the shape of the data
 */
function tidy(schema: z.core.$ZodType | undefined, value: unknown, before: unknown): unknown {
  if (typeof value === "string") return trimmed(value, before);
  const inner = schema && unwrap(schema).inner;
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? inner.element : undefined;
    const entries = Array.isArray(before) ? (before as unknown[]) : [];
    const matches = matchItems(entries, value);
    return value
      .map((item, index) => tidy(element, item, entries[matches[index] ?? -1]))
      .filter((item, index) => item !== "" && (matches[index] !== undefined || !isBlank(item)));
  }
  if (!isGroup(value)) return value;
  const said = isGroup(before) ? before : {};
  const shape: Record<string, z.core.$ZodType> = inner instanceof z.ZodObject ? inner.shape : {};
  const order = [...Object.keys(shape), ...Object.keys(value)];
  const kept = Object.entries(value).filter(
    ([name, item]) => name in said || !isAddedByCms(shape[name], item),
  );
  return Object.fromEntries(
    kept
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([name, item]) => [name, tidy(shape[name], item, said[name])])
      .filter(([, item]) => item !== ""),
  );
}

/**
 * The data as the file should hold it: a list, or fields in the order of the model.
 * @param before the previous data of the file, if any
 */
export function contentOf(kind: KindName, data: Data, before?: unknown): unknown {
  const { schema, place } = kindOf(kind);
  const { body: _body, [addressField]: _id, ...all } = (pruned(data) ?? {}) as Data;
  return place.shape === "list"
    ? tidy(z.array(schema), all[listField] ?? [], before)
    : tidy(schema, all, before);
}

/**
 * Makes the format of a kind.
 * @param kind the kind of content
 * @param isMarkdown whether its files are Markdown with front matter
 * @param name the path of a new file below content/, nested as deep as the files of the kind
 */
export function formatOf(kind: KindName, isMarkdown: boolean, name: string): Format {
  const head = `${schemaLine(kind, name)}\n`;
  if (isMarkdown)
    return {
      fromFile: (text) => {
        const plain = withPlainEnds(text);
        const { yaml, body } = splitFrontMatter(plain) ?? { yaml: "", body: plain };
        return {
          ...(withoutNothing(parse(yaml)) as Data),
          body: body.replace(/^\n/, ""),
          ...besideFields(text),
        };
      },
      toFile: (data) => {
        const file = typeof data[sourceField] === "string" ? data[sourceField] : "";
        const text = withPlainEnds(file);
        const before = splitFrontMatter(text);
        const fields = contentOf(kind, data, before && parse(before.yaml));
        const body = String(data.body ?? "");
        const written = before
          ? withContent(text, editYaml(before.yaml, fields), body)
          : `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
        return remember(withEndsOf(file, written), data);
      },
    };
  const isList = kindOf(kind).place.shape === "list";
  return {
    fromFile: (text) => {
      const data = withoutNothing(parse(text));
      const fields = isList ? { [listField]: data ?? [] } : (data as Data);
      return { ...fields, ...besideFields(text) };
    },
    toFile: (data) => {
      const text = data[sourceField];
      if (typeof text !== "string")
        return head + stringify(contentOf(kind, data), { lineWidth: 0 });
      return remember(editYaml(text, contentOf(kind, data, parse(text))), data);
    },
  };
}

/**
 * Makes the format of files that are of different kinds.
 * @param kindIn finds the kind of a file in its text
 */
export function fileFormatOf(kindIn: (text: string) => KindName | undefined): Format {
  const formatFor = (text: string): Format => {
    const kind = kindIn(text);
    if (!kind) throw new Error("The first line of the file does not name its schema.");
    return formatOf(kind, false, "");
  };
  return {
    fromFile: (text) => formatFor(text).fromFile(text),
    toFile: (data) => formatFor(String(data[sourceField])).toFile(data),
  };
}
