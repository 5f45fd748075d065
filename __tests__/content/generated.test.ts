/** The JSON Schemas for editors fit the model, and accept valid content. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { loadContent, readFolder } from "../../src/content/disk/load";
import { writeSchemas } from "../../src/gatsby/schema/generated-files";
import { schemaFile, schemaLine } from "../../src/model/json-schema";
import { kindNames, type KindName } from "../../src/model/kinds";
import { fixtures } from "./content-copy";

const content = loadContent(fixtures);
const folder = mkdtempSync(path.join(tmpdir(), "schemas-"));
writeSchemas(content, folder);
const generated = new Map(
  kindNames.map((kind) => [
    schemaFile(kind),
    readFileSync(path.join(folder, schemaFile(kind)), "utf8"),
  ]),
);
rmSync(folder, { recursive: true });

const validator = (kind: KindName) =>
  z.fromJSONSchema(
    JSON.parse(generated.get(schemaFile(kind)) ?? "") as Parameters<typeof z.fromJSONSchema>[0],
  );

const dataOf = (name: string, text: string): unknown =>
  parse(name.endsWith(".md") ? (text.split(/^---$/m)[1] ?? "") : text);

const { files } = readFolder(fixtures);

// Leaves out texts with {{…}}: the check measures them with the facts filled in, a schema as they are in the file.
const measured = files.filter(({ text }) => !text.includes("{{"));

it.each(measured.map(({ name, kind, text }) => [name, kind, text] as const))(
  "the JSON Schemas accept %s",
  (name, kind, text) => {
    const { error } = validator(kind).safeParse(dataOf(name, text));
    expect(error?.issues ?? []).toEqual([]);
  },
);

it.each<[string, KindName, unknown]>([
  ["a misspelt field", "Perk", [{ id: "a", titel: "Time", description: "x".repeat(30) }]],
  ["a text that is too short", "Perk", [{ id: "a", title: "x", description: "x".repeat(30) }]],
  ["a file that should be a list", "Job", { id: "a" }],
  ["a word that is not allowed", "CallToAction", [{ id: "a", needs: "much" }]],
])("the JSON Schemas refuse %s", (_name, kind, data) => {
  expect(validator(kind).safeParse(data).success).toBe(false);
});

it("the first line of a YAML file names its schema", () => {
  const yaml = files.filter(({ name }) => name.endsWith(".yml"));
  expect(yaml.length).toBeGreaterThan(0);
  for (const { name, kind, text } of yaml) {
    const [first = ""] = text.split("\n");
    expect(`${name}: ${first}`).toBe(`${name}: ${schemaLine(kind, name)}`);
    const named = first.replace(/.*\$schema=/, "");
    const from = path.join("content", path.dirname(name));
    expect(generated.has(path.join(from, named))).toBe(true);
  }
});
