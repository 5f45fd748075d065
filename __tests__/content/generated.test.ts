/** The files for editors that are generated from the model fit it, and accept valid content. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { loadContent, readFolder } from "../../src/content/disk/load";
import { knownIds, modelFiles, writeIds } from "../../src/gatsby/schema/generated-files";
import { idsFile, schemaFile, schemaLine } from "../../src/model/json-schema";
import { type KindName } from "../../src/model/kinds";
import { fixtures } from "./content-copy";

const root = path.resolve(__dirname, "../..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

const generated = modelFiles();

describe("the ids that editors complete", () => {
  it("are in a file that git ignores, with a definition for each reference of a schema", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "ids-"));
    writeIds(loadContent(fixtures), folder);
    const { definitions } = JSON.parse(readFileSync(path.join(folder, idsFile), "utf8")) as {
      definitions: Record<string, { examples: string[] }>;
    };
    rmSync(folder, { recursive: true });
    expect(definitions.Service?.examples).toEqual(knownIds(loadContent(fixtures)).get("Service"));
    const named = [...generated.values()].flatMap((text) =>
      [...text.matchAll(/ids\.json#\/definitions\/(\w+)/g)].map(([, kind = ""]) => kind),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(Object.keys(definitions)).toEqual(expect.arrayContaining(named));
    expect(read(".gitignore").split("\n")).toContain("schemas/");
  });
});

it("the committed settings of the editor follow the model", () => {
  expect(read(".vscode/settings.json")).toBe(generated.get(".vscode/settings.json"));
});

/** Makes a validator from a JSON Schema, without its references to the file of ids. */
const validator = (kind: KindName) =>
  z.fromJSONSchema(
    JSON.parse(generated.get(schemaFile(kind)) ?? "", (name, value: unknown) =>
      name === "allOf" && JSON.stringify(value).includes("ids.json") ? undefined : value,
    ) as Parameters<typeof z.fromJSONSchema>[0],
  );

const dataOf = (name: string, text: string): unknown =>
  parse(name.endsWith(".md") ? (text.split(/^---$/m)[1] ?? "") : text);

const { files } = readFolder(fixtures);

describe("the JSON Schemas", () => {
  // Leaves out texts with {{…}}: the check measures them with the facts filled in, a schema as they are in the file.
  const measured = files.filter(({ text }) => !text.includes("{{"));

  it.each(measured.map(({ name, kind, text }) => [name, kind, text] as const))(
    "accept %s",
    (name, kind, text) => {
      const { error } = validator(kind).safeParse(dataOf(name, text));
      expect(error?.issues ?? []).toEqual([]);
    },
  );

  it.each<[string, KindName, unknown]>([
    ["a misspelt field", "Perk", [{ id: "a", titel: "Time", description: "x".repeat(30) }]],
    ["a text that is too short", "Perk", [{ id: "a", title: "x", description: "x".repeat(30) }]],
    ["a file that should be a list", "Job", { id: "a" }],
    ["a word that is not allowed", "SitemapRule", [{ id: "/", changeFrequency: "often" }]],
  ])("refuse %s", (_name, kind, data) => {
    expect(validator(kind).safeParse(data).success).toBe(false);
  });
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
