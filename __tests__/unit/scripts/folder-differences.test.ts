/**
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderDifferences } from "../../../scripts/lib/folder-differences";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "folders-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function folder(name: string, files: Record<string, string | Buffer>): string {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(root, name, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  return path.join(root, name);
}

const differences = (first: Record<string, string>, second: Record<string, string>) =>
  folderDifferences(folder("first", first), folder("second", second));

test("folders with the same files have no differences", () => {
  const files = { "index.html": "<p>One</p>", "blog/index.html": "" };
  expect(differences(files, { ...files })).toEqual([]);
});

test("a file that one folder lacks is named", () => {
  expect(differences({ "a.txt": "", "b/c.txt": "" }, { "a.txt": "", "d.txt": "" })).toEqual([
    "b/c.txt  only in the first",
    "d.txt  only in the second",
  ]);
});

test("a file that differs is shown where it begins to differ", () => {
  expect(differences({ "a.txt": "one, two" }, { "a.txt": "one, three" })).toEqual([
    'a.txt  from byte 6\n  first   "one, two"\n  second  "one, three"',
  ]);
});

test.each([
  ["one\n", "one\n\n", 4],
  ["one\n\n", "one\n", 4],
])("a file that only goes on differs too: %j and %j", (first, second, at) => {
  expect(differences({ "a.txt": first }, { "a.txt": second })).toEqual([
    `a.txt  from byte ${at}\n  first   ${JSON.stringify(first)}\n  second  ${JSON.stringify(second)}`,
  ]);
});
