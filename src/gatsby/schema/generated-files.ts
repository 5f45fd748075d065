/** The committed files that are made from the model: JSON Schemas, their mapping, the GraphQL types. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorSettings, jsonSchemaOf, schemaFile, type KnownIds } from "../../model/json-schema";
import { kindNames } from "../../model/kinds";
import type { Content } from "../../content/load";
import { contentSdl } from "./sdl";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The ids of all entries, for the completion of references. */
export function knownIds({ entries, hidden }: Content): KnownIds {
  const ids = new Map<string, string[]>();
  for (const { kind, id } of [...entries, ...hidden.map(({ entry }) => entry)])
    ids.set(kind, [...(ids.get(kind) ?? []), id].sort());
  return ids;
}

/**
 * Makes every generated file.
 * @param ids what references may be completed with
 * @returns texts by path from the project's folder
 */
export const generatedFiles = (ids: KnownIds): Map<string, string> =>
  new Map([
    ...kindNames.map((kind) => [schemaFile(kind), json(jsonSchemaOf(kind, ids))] as const),
    ["schemas/content.graphql", contentSdl()],
    [".vscode/settings.json", json(editorSettings())],
  ]);

/**
 * Writes the generated files that have changed.
 * @param root the project's folder
 * @returns the paths of those written
 */
export function writeGenerated(content: Content, root = process.cwd()): string[] {
  return [...generatedFiles(knownIds(content))].flatMap(([name, text]) => {
    const file = path.join(root, name);
    if (existsSync(file) && readFileSync(file, "utf8") === text) return [];
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return name;
  });
}
