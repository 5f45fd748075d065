/** JSON Schemas of all kinds, by which code editors complete and explain YAML. */
import { z } from "zod";
import { noteOf, unwrap } from "./schema-notes";
import { kindOf, type KindName } from "./kinds";

export type JsonSchema = Record<string, unknown>;

/** Ids that completion offers for references, by kind. */
export type KnownIds = ReadonlyMap<string, readonly string[]>;

/** The name of a kind for `npm run new`. */
export const nameOfKind = (kind: KindName): string =>
  kind.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The file of a kind's schema, from the project's folder. */
export const schemaFile = (kind: KindName): string => `schemas/${nameOfKind(kind)}.json`;

/** The first line of a YAML file, which names its schema; `name` is its path below content/. */
export const schemaLine = (kind: KindName, name: string): string =>
  `# yaml-language-server: $schema=${"../".repeat(name.split("/").length)}${schemaFile(kind)}`;

/** Adds the targets of references, which zod leaves out, and removes defaults but that of a switch that is on. */
function enrich(schema: z.core.$ZodType, json: JsonSchema, ids: KnownIds): void {
  const { inner } = unwrap(schema);
  const note = noteOf(inner);
  if (json.default !== true) delete json.default;
  if (note?.role === "reference") {
    json["x-reference"] = note.kind;
    const known = ids.get(note.kind) ?? [];
    if (known.length > 0) json.examples = [...known];
  }
  if (note?.role === "image") json["x-picture"] = true;
  if (inner instanceof z.ZodISODate) json.pattern = "^\\d{4}-\\d{2}-\\d{2}$";
}

/**
 * Makes the JSON Schema of a kind (draft 7, which YAML language servers read).
 * @param ids the ids that complete references
 */
export function jsonSchemaOf(kind: KindName, ids: KnownIds = new Map()): JsonSchema {
  const { schema, place, mayBeEmpty } = kindOf(kind);
  const { $schema, ...entry } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => enrich(zodSchema, jsonSchema as JsonSchema, ids),
  });
  const head = { $schema, title: kind };
  return place.shape === "list"
    ? {
        ...head,
        description: `A list; each entry is one ${kind}. ${entry.description ?? ""}`.trim(),
        type: "array",
        ...(mayBeEmpty ? {} : { minItems: 1 }),
        items: entry,
      }
    : { ...head, ...entry };
}
