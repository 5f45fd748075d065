/** Writes the files made from the model, which are committed, and the ids for completion in editors, which are not. */
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
 * Makes all committed files, which depend only on the model.
 * @returns texts by path from the project's folder
 */
export const modelFiles = (): Map<string, string> =>
  new Map([
    ...kindNames.map((kind) => [schemaFile(kind), json(jsonSchemaOf(kind, "in a file"))] as const),
    [".vscode/settings.json", json(editorSettings())],
  ]);

const writeChanged = (files: ReadonlyMap<string, string>, root: string): string[] =>
  [...files].flatMap(([name, text]) => {
    const file = path.join(root, name);
    if (existsSync(file) && readFileSync(file, "utf8") === text) return [];
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return name;
  });

export const writeModelFiles = (root = process.cwd()): string[] => writeChanged(modelFiles(), root);

/** Writes the ids of all entries for completion in editors; git ignores the file. */
export const writeIds = (content: Content, root = process.cwd()): void => {
  writeChanged(new Map([[idsFile, json(idsSchema(knownIds(content)))]]), root);
};
