/** Writes the JSON Schemas, by which code editors complete and explain YAML; git ignores them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemaOf, schemaFile, type KnownIds } from "../../model/json-schema";
import { kindNames } from "../../model/kinds";
import type { Content } from "../../content/check-files";
import { allEntries } from "../../content/site/site";

export function knownIds(content: Content): KnownIds {
  const entries = allEntries(content.site);
  return new Map(
    kindNames.map((kind) => [
      kind,
      entries.flatMap((entry) => (entry.kind === kind ? entry.id : [])).sort(),
    ]),
  );
}

/** Writes the schema of each kind, with the ids of all entries. Files that would stay the same are not touched. */
export function writeSchemas(content: Content, root = process.cwd()): void {
  const ids = knownIds(content);
  for (const kind of kindNames) {
    const file = path.join(root, schemaFile(kind));
    const text = `${JSON.stringify(jsonSchemaOf(kind, ids), null, 2)}\n`;
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
