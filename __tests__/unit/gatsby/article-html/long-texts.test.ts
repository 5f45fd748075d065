import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readText, writeText } from "../../../../src/gatsby/article-html/long-texts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "long-texts-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const html = '<p>Fees of “5 %” & more.</p>\n<img alt="">';

test("a written text can be read by its address", () => {
  const address = writeText(html, folder);
  expect(address).toMatch(/^\/static\/text\/[0-9a-f]{20}\.json$/);
  expect(readText(address, folder)).toBe(html);
  expect(JSON.parse(readFileSync(path.join(folder, address), "utf8"))).toBe(html);
});

test("a text without a file is an error", () => {
  expect(() => readText("/static/text/0.json", folder)).toThrow("ENOENT");
});
