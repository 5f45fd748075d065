/** Writes what editors of YAML read: the JSON Schemas of the model and the ids of all entries, which git ignores. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  editorSettings,
  idsFile,
  idsSchema,
  jsonSchemaOf,
  schemaFile,
  type KnownIds,
} from "../../model/json-schema";
import { kindNames } from "../../model/kinds";
import { allEntries, type Content } from "../../content/check-files";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export function knownIds(content: Content): KnownIds {
  const ids = new Map<string, string[]>();
  for (const { kind, id } of allEntries(content))
    ids
      .set(kind, ids.get(kind) ?? [])
      .get(kind)
      ?.push(id);
  for (const list of ids.values()) list.sort();
  return ids;
}

/**
 * Makes the files that depend only on the model.
 * @returns texts by path from the project's folder
 */
export const modelFiles = (): Map<string, string> =>
  new Map([
    ...kindNames.map((kind) => [schemaFile(kind), json(jsonSchemaOf(kind, "in a file"))] as const),
    [".vscode/settings.json", json(editorSettings())],
  ]);

const writeChanged = (name: string, text: string, root: string): void => {
  const file = path.join(root, name);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

export const writeIds = (content: Content, root = process.cwd()): void =>
  writeChanged(idsFile, json(idsSchema(knownIds(content))), root);

export function writeSchemas(content: Content, root = process.cwd()): void {
  for (const [name, text] of modelFiles()) writeChanged(name, text, root);
  writeIds(content, root);
}
