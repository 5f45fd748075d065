import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { codeVersion } from "../../../../src/gatsby/nodes/content-nodes";

const folder = mkdtempSync(path.join(tmpdir(), "compiled-"));
const file = path.join(folder, "gatsby-node.js");
afterAll(() => rmSync(folder, { recursive: true }));

it("the code version changes only with the compiled code", () => {
  expect(codeVersion(file)).toBe("");
  writeFileSync(file, "one");
  const version = codeVersion(file);
  expect(version).not.toBe("");
  writeFileSync(file, "one");
  expect(codeVersion(file)).toBe(version);
  writeFileSync(file, "two");
  expect(codeVersion(file)).not.toBe(version);
});
