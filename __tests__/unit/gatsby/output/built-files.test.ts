import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashSource } from "../../../../src/gatsby/host/inline-scripts";
import { BuiltFiles } from "../../../../src/gatsby/output/built-files";

const card = "share/blog-one-12345678.png";
const page = (script: string) =>
  `<meta property="og:url" content="https://www.example.com/blog/one/"><meta property="og:title" content="One &amp; two | Site"><meta property="og:site_name" content="Site"><meta property="og:image" content="https://www.example.com/${card}"><script>${script}</script>`;

let folder = "";
let root = "";
let note = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "built-files-"));
  root = path.join(folder, "public");
  note = path.join(folder, "cache/note.json");
  mkdirSync(root);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

test("of a page, its scripts, its card and the files that it names are known", () => {
  write("index.html", page("go()"));
  expect(BuiltFiles.of(root).factsOf("index.html")).toMatchObject({
    names: [card],
    scripts: [hashSource("go()")],
    card: { file: card, path: "/blog/one/", title: "One & two", siteName: "Site" },
  });
});

test("what is kept is used as long as the file has the same size and time", () => {
  const file = path.join(root, "index.html");
  const day = new Date("2026-01-01T00:00:00Z");
  const writeAt = (script: string, time: Date) => {
    write("index.html", page(script));
    utimesSync(file, time, time);
  };
  writeAt("one()", day);
  const first = BuiltFiles.open(root, note);
  const known = first.factsOf("index.html");
  first.save();
  writeAt("two()", day);
  expect(BuiltFiles.open(root, note).factsOf("index.html").scripts).toEqual(known.scripts);
  writeAt("two()", new Date(day.getTime() + 5000));
  expect(BuiltFiles.open(root, note).factsOf("index.html").scripts).toEqual([hashSource("two()")]);
});

test("files that are gone are forgotten, and a note that is half written counts as none", () => {
  write("index.html", page("one()"));
  const first = BuiltFiles.open(root, note);
  first.factsOf("index.html");
  rmSync(path.join(root, "index.html"));
  first.save();
  expect(BuiltFiles.open(root, note).all()).toEqual([]);
  writeFileSync(note, '{"index.html":{"na');
  write("index.html", page("one()"));
  expect(BuiltFiles.open(root, note).factsOf("index.html").names).toEqual([card]);
});
