import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inTemplate, LateScriptsPlugin } from "../../../src/gatsby/late-scripts-plugin";

const tags = '<script>window.a=1;</script><script src="/app.js" async></script>';

/** What the plugin does before and after Gatsby compares the tags, and where Gatsby keeps them. */
function pluginIn(folder: string) {
  const stages: { stage: number; run: () => void }[] = [];
  const tap = ({ stage }: { stage: number }, run: () => void) => stages.push({ stage, run });
  new LateScriptsPlugin(folder, "late").apply({ hooks: { done: { tap } } });
  return {
    file: path.join(folder, "_gatsby/slices/_gatsby-scripts-1.html"),
    run: (isBefore: boolean) =>
      stages.filter(({ stage }) => stage < 0 === isBefore).forEach((each) => each.run()),
  };
}

const folder = mkdtempSync(path.join(tmpdir(), "slices-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("Gatsby compares tags without the template, and pages get them with it", () => {
  const { file, run } = pluginIn(folder);
  run(true);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, tags);
  run(false);
  expect(readFileSync(file, "utf8")).toBe(inTemplate(tags, "late"));
  run(true);
  expect(readFileSync(file, "utf8")).toBe(tags);
});

test("a Gatsby that keeps the tags elsewhere stops the build", () => {
  const { file, run } = pluginIn(path.join(folder, "elsewhere"));
  run(true);
  expect(() => run(false)).toThrow(`Gatsby has not written ${file}`);
});
