/** JSON Schemas of all kinds, for editors that complete and explain YAML while it is typed. */
import { z } from "zod";
import { noteOf, unwrap } from "./schema-notes";
import { fileOf, kindNames, kindOf, type KindName, type PageCopyName } from "./kinds";

export type JsonSchema = Record<string, unknown>;

/** Ids that completion offers for references, by kind. */
export type KnownIds = ReadonlyMap<string, readonly string[]>;

const dashed = (name: string) =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The file of a kind's schema, from the project's folder. */
export const schemaFile = (kind: KindName): string => `schemas/${dashed(kind)}.json`;

/** What `npm run new` calls the copy of a page. */
export const copyName = (kind: PageCopyName): string => dashed(kind);

/** The first line of a YAML file, which names its schema; `name` is its path below content/. */
export const schemaLine = (kind: KindName, name: string): string =>
  `# yaml-language-server: $schema=${"../".repeat(name.split("/").length)}${schemaFile(kind)}`;

/** The message of a pattern, which zod keeps in the schema: provokes it with a text that fits none. */
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const { error } = z.safeParse(schema, "\u0000");
  return error?.issues.find(({ code }) => code === "invalid_format")?.message;
}

/** What the ids of a kind are completed with: a definition in a file that is not committed. */
export const idsFile = "schemas/ids/ids.json";

const idsOf = (kind: string): JsonSchema => ({ $ref: `./ids/ids.json#/definitions/${kind}` });

/** The file that committed schemas take the ids of entries from, so that they change with the model alone. */
export const idsSchema = (ids: KnownIds): JsonSchema => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  definitions: Object.fromEntries(
    kindNames.map((kind) => [kind, { examples: ids.get(kind) ?? [] }]),
  ),
});

/** Adds what zod leaves out: what a reference leads to, and the sentence for a pattern. */
function enrich(schema: z.core.$ZodType, json: JsonSchema, ids: KnownIds | "in a file"): void {
  const { inner } = unwrap(schema);
  const note = noteOf(inner);
  delete json.default;
  if (note?.role === "reference") {
    json["x-reference"] = note.kind;
    const known = ids === "in a file" ? [] : (ids.get(note.kind) ?? []);
    if (known.length > 0) json.examples = [...known];
    if (ids === "in a file") json.allOf = [idsOf(note.kind)];
  }
  if (note?.role === "image") json["x-picture"] = true;
  if (inner instanceof z.ZodISODate) {
    json.pattern = "^\\d{4}-\\d{2}-\\d{2}$";
    json.patternErrorMessage = "must be a valid date such as 2024-11-05";
  } else if (json.pattern) json.patternErrorMessage = patternMessage(inner);
}

/**
 * Makes the JSON Schema of a kind (draft 7, which YAML language servers read).
 * @param ids what references may be completed with; `in a file` leaves that to the file of ids
 */
export function jsonSchemaOf(kind: KindName, ids: KnownIds | "in a file" = new Map()): JsonSchema {
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

/** Which schema goes with which files, in the words of the YAML extension for VS Code. */
export const editorSettings = (): JsonSchema => ({
  "yaml.schemas": Object.fromEntries(
    kindNames.map((kind) => [`./${schemaFile(kind)}`, fileOf(kind, "*")]),
  ),
});
