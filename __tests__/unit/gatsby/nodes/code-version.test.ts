import { writeFileSync } from "node:fs";
import path from "node:path";
import { codeVersion } from "../../../../src/gatsby/nodes/content-nodes";
import { scratchFolder } from "../../../support/scratch-folder";

const folder = scratchFolder();
const file = path.join(folder, "gatsby-node.js");
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
