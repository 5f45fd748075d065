/** What was found in texts is kept from run to run, and never used where it may be wrong. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSync } from "esbuild";
import { FactsCache, readers } from "../../src/content/read/facts-cache";
import { readMarkdown } from "../../src/content/read/markdown";

jest.mock("../../src/content/read/markdown", () => ({
  readMarkdown: jest.fn((body: string) => ({ text: body })),
}));

let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "facts-"));
  file = path.join(folder, "new/facts.json");
  jest.mocked(readMarkdown).mockClear();
});

afterEach(() => rmSync(folder, { recursive: true }));

/** One run that reads texts. */
function run(texts: string[], version = "1"): string[] {
  const cache = FactsCache.open(file, version);
  const found = texts.map((text) => cache.read(text).text);
  cache.save();
  return found;
}

test("a text is read once, however many runs ask for it", () => {
  expect(run(["one", "two", "one"])).toEqual(["one", "two", "one"]);
  expect(run(["two", "one"])).toEqual(["two", "one"]);
  expect(readMarkdown).toHaveBeenCalledTimes(2);
});

test("only a changed text is read again", () => {
  run(["one", "two"]);
  run(["one", "three"]);
  expect(readMarkdown).toHaveBeenCalledTimes(3);
});

test("what other code has found is read again", () => {
  run(["one"]);
  run(["one"], "2");
  expect(readMarkdown).toHaveBeenCalledTimes(2);
});

test("a file that was half written is read as empty", () => {
  run(["one"]);
  writeFileSync(file, readFileSync(file, "utf8").slice(0, 20));
  expect(run(["one"])).toEqual(["one"]);
  expect(readMarkdown).toHaveBeenCalledTimes(2);
});

test("the version is of all code that reading a text runs", () => {
  const { metafile } = buildSync({
    entryPoints: ["src/content/read/markdown.ts"],
    bundle: true,
    packages: "external",
    write: false,
    metafile: true,
  });
  const isOfVersion = (imported: string) =>
    readers.some((place) => imported === place || imported.startsWith(`${place}/`));
  const others = Object.keys(metafile.inputs).filter((imported) => !isOfVersion(imported));
  expect(others).toEqual([]);
});
