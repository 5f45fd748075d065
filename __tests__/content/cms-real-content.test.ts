/** Every entry of content/ can be saved by the CMS with each of its texts and each of its lists changed. */
import { z } from "zod";
import { checkTexts } from "../../src/cms/check";
import { cmsConfig } from "../../src/cms/config";
import { formatOf } from "../../src/cms/files/formats";
import { noRepository } from "../../src/lib/cms-login";
import { readFolder } from "../../src/content/disk/load";
import { isRecord } from "../../src/lib/is-record";
import { isMarkdown, kindOf, type KindName } from "../../src/model/kinds";
import { noteOf, unwrap } from "../../src/model/schema-notes";
import { isWords } from "../../src/model/walk-fields";

type Data = Record<string, unknown>;

/** The options of a field of the CMS. */
interface Options {
  name: string;
  widget?: string;
  required?: boolean;
  multiple?: boolean;
  fields?: Options[];
  field?: Options;
  min?: number;
  max?: number;
}

const { files, names } = readFolder("content");
const site = { name: "", url: "https://www.example.com", login: noRepository };
const collections = (cmsConfig(site, true)?.collections ?? []) as unknown as (Options & {
  files?: Options[];
})[];
const configured = collections.flatMap((collection) => collection.files ?? [collection]);

/** The value that the CMS gives a field which an entry, or a new entry of a list, lacks. */
function blank({ widget, required, multiple, fields = [] }: Options): unknown {
  if (widget === "list" || multiple) return [];
  if (widget === "object")
    return required ? Object.fromEntries(fields.map((each) => [each.name, blank(each)])) : null;
  return widget === "boolean" ? false : widget === "number" ? null : "";
}

/** A value as the CMS opens it: with a value for every field, in lists too. */
function opened(field: Options, value: unknown): unknown {
  if (value === undefined) return blank(field);
  if (Array.isArray(value))
    return field.fields ? value.map((item) => withFields(field.fields ?? [], item as Data)) : value;
  return isRecord(value) && field.fields ? withFields(field.fields, value) : value;
}

const withFields = (fields: Options[], data: Data): Data => ({
  ...data,
  ...Object.fromEntries(fields.map((field) => [field.name, opened(field, data[field.name])])),
});

/** Marks the entries of a changed list as the CMS does. */
const marked = (list: unknown[]): unknown[] =>
  list.map((item, index) =>
    isRecord(item)
      ? { ...item, __sc_item_id: `id-${index}`, __sc_item_original_key_path: `list.${index}` }
      : item,
  );

type Change = (value: unknown, schema: z.core.$ZodType) => unknown;

/** Changes every value of an entry that has a schema: first a group or list, then what is in it. */
function changed(schema: z.core.$ZodType, before: unknown, change: Change): unknown {
  const value = change(before, schema);
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => changed(inner.element, item, change));
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = inner.shape[name] as z.core.$ZodType | undefined;
      // Entries refer to each other by their ids, and the CMS itself writes former addresses.
      const isFixed = !field || ["id", "aliases"].includes(name);
      return [name, isFixed ? item : changed(field, item, change)];
    }),
  );
}

/** Another letter in the first word that is not a name of a fact: of the same length, with the same figures. */
const edited = (text: string): string =>
  text.replace(/(?<!\d )(?<![\p{L}{./:@-])\p{Ll}{4,}(?![\p{L}}./:@-])/u, (word) =>
    word.replace(/.$/, word.endsWith("q") ? "z" : "q"),
  );

/** A line without its last letters of words, of which the edit changes one. */
const letterless = (line: string): string => line.replace(/\p{Ll}(?!\p{L})/gu, "");

const texts: Change = (value, schema) =>
  typeof value === "string" && isWords({ path: [], schema, inner: unwrap(schema).inner, value })
    ? edited(value)
    : value;

interface ListEdit {
  name: string;
  edit: (
    items: unknown[],
    limits: { min: number; max: number; element: z.core.$ZodType },
  ) => unknown[];
}

const moved = ([first, ...others]: unknown[]) => [...others, first];

const listEdits: ListEdit[] = [
  {
    name: "its first entry last and one entry less",
    edit: (items, { min }) => (items.length > min ? moved(items).slice(1) : moved(items)),
  },
  {
    name: "its first entry last and one entry more",
    edit: (items, { max, element }) =>
      items.length >= max || noteOf(element)
        ? moved(items)
        : [...moved(items), changed(element, items[0], texts)],
  },
];

const lists =
  ({ edit }: ListEdit): Change =>
  (value, schema) => {
    const { inner } = unwrap(schema);
    if (!Array.isArray(value) || !(inner instanceof z.ZodArray)) return value;
    if (value.length === 0) return value;
    const { minItems = 0, maxItems = Infinity } = z.toJSONSchema(inner, { unrepresentable: "any" });
    return marked(edit(value, { min: minItems, max: maxItems, element: inner.element }));
  };

/** The text that the CMS saves after a change of everything in a file. */
function saved(kind: KindName, text: string, change: Change): string {
  const { fromFile, toFile } = formatOf(kind);
  const { fields = [] } = configured.find((each) => each.name === kind) ?? {};
  const { __source, body, ...data } = withFields(fields, fromFile(text.trim()));
  const { schema, place } = kindOf(kind);
  const whole = place.shape === "list" ? z.object({ entries: z.array(schema) }) : schema;
  const after = changed(whole, data, change) as Data;
  const words =
    isMarkdown(kind) && change === texts ? `A sentence of the editor.\n\n${String(body)}` : body;
  return `${toFile({ ...after, body: words, __source }).trim()}\n`;
}

const pictures = [...names].filter((name) => /\.(jpg|png|webp)$/.test(name));

/** All texts after the CMS has saved every file with a change, and the problems that they then have. */
function saveAll(change: Change) {
  const after = new Map(files.map(({ name, kind, text }) => [name, saved(kind, text, change)]));
  const texts = new Map([...after].map(([name, text]) => [`content/${name}`, text]));
  const { problems } = checkTexts(
    texts,
    false,
    pictures.map((name) => `content/${name}`),
  );
  const told = problems.map(({ file, field, message }) => `${file} ${field}: ${message}`);
  return { after, told };
}

it("saves every entry without a change as it is", () => {
  for (const { name, kind, text } of files)
    expect([name, saved(kind, text, (value) => value)]).toEqual([name, text]);
});

const comments = (text: string) => text.match(/^ *#.*$| # .*$/gm);

it("saves every entry with another letter in each text, and changes no other line", () => {
  const { after, told } = saveAll(texts);
  expect(told).toEqual([]);
  for (const { name, text } of files) {
    const edited = after.get(name)?.replace("A sentence of the editor.\n\n", "") ?? "";
    expect([name, comments(edited)]).toEqual([name, comments(text)]);
    const [before, now] = [text, edited].map((each) => each.split("\n"));
    // Each line has the same words, but for one letter that the test has written.
    expect([name, now?.map(letterless)]).toEqual([name, before?.map(letterless)]);
  }
});

/** A problem of the shape of data, rather than of figures that no longer add up, or of an entry that others need. */
const ofShape =
  /is not valid YAML|is not a field|is missing|must be (text|a |true)|is not allowed|characters; |entries; /;

it.each(listEdits)("saves every entry when each of its lists has $name", (edit) => {
  expect(saveAll(lists(edit)).told.filter((each) => ofShape.test(each))).toEqual([]);
});
