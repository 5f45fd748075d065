/** Writes a new entry: every field with its explanation, and values that pass the check. */
import { stringify } from "yaml";
import { jsonSchemaOf, type KnownIds } from "../../../src/model/json-schema";
import type { KindName } from "../../../src/model/kinds";
import { placeholder } from "../../../src/content/check/placeholder-text";

/** The JSON Schema of a field, as far as a new entry needs it. */
interface FieldSchema {
  type?: string;
  format?: string;
  description?: string;
  enum?: (string | number)[];
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  "x-reference"?: string;
}

/** The known values of an entry; the skeleton fills in the others. */
export interface NewEntry {
  [field: string]: string | number | boolean | NewEntry;
}

const width = 96;

const scalar = (value: unknown) => stringify(value, { lineWidth: 0 }).trimEnd();

/** A placeholder of an allowed length, with the description of the field. */
function filler({
  description = "What it says.",
  minLength = 1,
  maxLength = 400,
}: FieldSchema): string {
  const whole = `${placeholder}. ${description}`;
  let text = whole.length <= maxLength ? whole : placeholder.slice(0, maxLength);
  while (text.length < minLength) text += " Plain words, with figures and their basis.";
  return text.slice(0, maxLength).trim();
}

const known = (schema: FieldSchema, count: number): unknown[] =>
  (schema.enum ?? schema.examples ?? []).slice(0, count);

function sample(schema: FieldSchema): unknown {
  const [first] = known(schema, 1);
  if (first !== undefined) return first;
  if (schema.format === "uri") return "https://www.example.com/";
  if (schema.type === "string") return filler(schema);
  if (schema.type === "boolean") return false;
  return schema.minimum ?? 1;
}

const range = (min: number | undefined, max: number | undefined, noun: string): string => {
  if (min === max && min !== undefined) return `Exactly ${min} ${noun}.`;
  if (min && max) return `${min} to ${max} ${noun}.`;
  return max ? `At most ${max} ${noun}.` : "";
};

/** What a field allows, in a sentence or two. */
function rule(schema: FieldSchema): string {
  const of = schema.items ?? schema;
  const names = of["x-reference"] ? (of.examples ?? []) : (of.enum ?? []);
  return [
    schema.type === "array" ? range(schema.minItems, schema.maxItems, "entries") : "",
    names.length > 0 ? `Allowed: ${names.join(", ")}.` : "",
    names.length === 0 && of.type === "string" && !of.examples
      ? range(of.minLength, of.maxLength, schema === of ? "characters" : "characters each")
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function comment(text: string, indent: string): string[] {
  const lines = [""];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1) ?? "";
    if (`${indent}# ${last} ${word}`.length > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.filter(Boolean).map((line) => `${indent}# ${line}`);
}

function arrayLines(name: string, schema: FieldSchema, indent: string): string[] {
  const { items = {}, minItems } = schema;
  const count = Math.max(1, minItems ?? 1);
  if (items.properties)
    return [
      `${indent}${name}:`,
      ...Array.from({ length: count }, (_, index) =>
        listItem(fieldLines(items, {}, `${indent}    `, index === 0), `${indent}  `),
      ).flat(),
    ];
  const names = known(items, count);
  if (names.length > 0) return [`${indent}${name}: [${names.map(scalar).join(", ")}]`];
  const texts = Array.from({ length: count }, (_, index) => {
    const number = ` (${index + 1})`;
    const { description } = schema;
    return (
      filler({ description, ...items, maxLength: (items.maxLength ?? 80) - number.length }) + number
    );
  });
  return [`${indent}${name}:`, ...texts.map((text) => `${indent}  - ${scalar(text)}`)];
}

/** Puts the dash of a list before the first field of an entry. */
export function listItem(lines: string[], indent: string): string[] {
  const first = lines.findIndex((line) => !line.trimStart().startsWith("#"));
  const before = lines.slice(0, first).map((line) => line.replace(`${indent}  #`, `${indent}#`));
  const field = lines[first] ?? "";
  return [...before, `${indent}- ${field.slice(indent.length + 2)}`, ...lines.slice(first + 1)];
}

/** The fields of a group, each below its explanation. Optional fields are commented out. */
function fieldLines(
  schema: FieldSchema,
  context: NewEntry,
  indent: string,
  explained = true,
): string[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    // `example` marks the entries that came with the site; a new entry is not one.
    if (name === "example") return [];
    const value = context[name];
    const needed = required.has(name) || value !== undefined;
    if (!needed && !explained) return [];
    const group = typeof value === "object" ? value : {};
    const lines = field.properties
      ? [`${indent}${name}:`, ...fieldLines(field, group, `${indent}  `, explained)]
      : field.type === "array"
        ? arrayLines(name, field, indent)
        : [`${indent}${name}: ${scalar(value ?? sample(field))}`];
    const optional = needed ? "" : "May be left out.";
    const said = [field.description, rule(field), optional].filter(Boolean).join(" ");
    return [
      ...(explained ? comment(said, indent) : []),
      ...(needed ? lines : lines.slice(0, 1).map((line) => `${indent}# ${line.trimStart()}`)),
    ];
  });
}

/**
 * Writes the fields of a new entry.
 * @param kind the kind of the entry
 * @param context the known values
 * @param ids the ids that its references may name
 * @returns lines of YAML that pass the check
 */
export function skeleton(kind: KindName, context: NewEntry, ids: KnownIds): string[] {
  const schema = jsonSchemaOf(kind, ids) as FieldSchema;
  return fieldLines(schema.items ?? schema, context, "");
}
