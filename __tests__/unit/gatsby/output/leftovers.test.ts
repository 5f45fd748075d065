/**
 * What an earlier build has left in public/.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BuiltFiles } from "../../../../src/gatsby/output/built-files";
import { bringBack, leftovers, setAside } from "../../../../src/gatsby/output/leftovers";

const picture = "static/0123456789abcdef0123456789abcdef/1a2b3/a picture (1).jpg";
const other = "static/0123456789abcdef0123456789abcdef/4c5d6/a picture (1).jpg";
const text = "static/text/0123456789abcdef0123.json";
const card = "share/blog-one-12345678.png";

let folder = "";
let root = "";
let aside = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "leftovers-"));
  root = path.join(folder, "public");
  aside = path.join(folder, "aside");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
}

test("what a page, its data or the feed names is no leftover", () => {
  write({
    [picture]: "",
    [other]: "",
    [text]: "",
    [card]: "",
    "index.html": `<img src="/${encodeURI(picture)}"><meta content="https://www.example.com/${card}">`,
    "page-data/one/page-data.json": `{"textFile":"/${text}"}`,
    "rss.xml": `<enclosure url="https://www.example.com/${encodeURI(other)}"/>`,
  });
  expect(leftovers(BuiltFiles.of(root))).toEqual([]);
});

test("a picture is named by a text only if the text itself is named", () => {
  write({ [picture]: "", [text]: `"<img src=\\"/${encodeURI(picture)}\\">"`, "index.html": "" });
  expect(leftovers(BuiltFiles.of(root)).sort()).toEqual([picture, text]);
  write({ "index.html": `<main data-text="/${text}">` });
  expect(leftovers(BuiltFiles.of(root))).toEqual([]);
});

test("files whose names do not follow what they hold stay", () => {
  write({ "favicon.ico": "", "static/a-font-0123.woff2": "" });
  expect(leftovers(BuiltFiles.of(root))).toEqual([]);
});

test("the map of a page that is gone, or that was drawn before a change of the look, is a leftover", () => {
  write({
    "sheets/about-1f9c03ab.svg": "",
    "sheets/about-00000000.svg": "",
    "index.html": '<img src="/sheets/about-1f9c03ab.svg">',
  });
  expect(leftovers(BuiltFiles.of(root))).toEqual(["sheets/about-00000000.svg"]);
});

test("leftovers are not published, and are there again for the next build", () => {
  write({ [picture]: "encoded", [card]: "drawn", "index.html": `<meta content="/${card}">` });
  setAside(BuiltFiles.of(root), aside);
  expect(existsSync(path.join(root, "static"))).toBe(false);
  expect(readFileSync(path.join(root, card), "utf8")).toBe("drawn");
  bringBack(root, aside);
  expect(readFileSync(path.join(root, picture), "utf8")).toBe("encoded");
  expect(existsSync(aside)).toBe(false);
});
