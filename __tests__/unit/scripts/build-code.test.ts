import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { watchBuildCode } from "../../../scripts/lib/build-code";

const files: Record<string, string> = {
  "gatsby-config.ts": "",
  "gatsby-node.ts": 'import "./src/gatsby/nodes";',
  "gatsby-browser.tsx": "",
  "gatsby-ssr.tsx": "",
  "src/gatsby/nodes.ts": 'import "../artwork/cover"; import "../lib/amounts"; import "gatsby";',
  "src/artwork/cover.ts": "",
  "src/lib/amounts.ts": "",
  "src/lib/titles.ts": "",
  "src/cms/cms.ts": 'import "./preview/pane";',
  "src/cms/preview/pane.ts": 'import "../../pages/index";',
  "src/pages/index.tsx": 'import "../lib/amounts"; import "../lib/titles";',
  "src/templates/article.tsx": "",
};

const root = mkdtempSync(path.join(tmpdir(), "build-code-"));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

afterAll(() => rmSync(root, { recursive: true }));

/** Changes files, and one that is always reported, until that and as many others as are expected are reported. */
async function sentencesFor(changed: string[], expected: number): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) write(file, text);
  const sentences: string[] = [];
  let wake = () => {};
  const last = "src/gatsby/nodes.ts";
  const reported = new Promise<void>((resolve) => (wake = resolve));
  const stop = await watchBuildCode((sentence) => {
    sentences.push(sentence);
    const others = sentences.filter((each) => !each.startsWith(last));
    if (others.length >= expected && others.length < sentences.length) wake();
  }, root);
  // Written until it is noticed: the watcher says nothing of when it has begun.
  const writing = setInterval(() => {
    for (const file of [...changed, last]) write(file, `${files[file]}\n// ${Date.now()}`);
  }, 20);
  await reported;
  clearInterval(writing);
  await stop();
  return sentences.filter((sentence) => !sentence.startsWith(last));
}

const restart = "stop the site (Ctrl+C) and run npm start again.";

test.each(["src/artwork/cover.ts", "src/cms/preview/pane.ts", "src/cms/cms.ts"])(
  "%s is read once, and its change is reported once with what to do",
  async (file) => {
    expect(await sentencesFor([file], 1)).toEqual([
      `${file} has changed. To see it take effect, ${restart}`,
    ]);
  },
);

test("code that the pages share with the build: pages show it, the rest needs a restart", async () => {
  expect(await sentencesFor(["src/lib/amounts.ts"], 1)).toEqual([
    `src/lib/amounts.ts has changed. Pages show a part of it now; for what is made of it at the start (drawings, texts, typefaces, styles in the head, the check), ${restart}`,
  ]);
});

test("code that only pages run is not reported", async () => {
  expect(await sentencesFor(["src/pages/index.tsx", "src/lib/titles.ts"], 0)).toEqual([]);
});

test("code that cannot be parsed is an error with its place", async () => {
  write("gatsby-node.ts", "import {");
  await expect(watchBuildCode(() => {}, root)).rejects.toThrow(/gatsby-node\.ts:1:8/);
});
