import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import {
  failedDiscard,
  mergesByTitle,
  ownModules,
  standIns,
  statusAmongComments,
  unpublishing,
  withParts,
} from "../../../../src/gatsby/output/decap-repairs";

const root = mkdtempSync(path.join(tmpdir(), "admin-script-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Bundles a script beside `parts/Head`, which has a stand-in. */
async function bundle(script: string): Promise<string> {
  const files = {
    "main.ts": script,
    "parts/Head.ts": 'export const head = "of the page";',
    "stand-ins/Head.ts": 'export const head = "of the CMS";',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const { outputFiles } = await build({
    entryPoints: [path.join(root, "main.ts")],
    bundle: true,
    write: false,
    plugins: [standIns(path.join(root, "stand-ins"))],
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join("");
}

test("a module that has a stand-in is replaced by it", async () => {
  const script = await bundle('import { head } from "./parts/Head"; console.log(head);');
  expect(script).toContain("of the CMS");
  expect(script).not.toContain("of the page");
});

test("a stand-in that replaces nothing is an error that names it", async () => {
  await expect(bundle("console.log(1);")).rejects.toThrow(/Head\.ts replaces no module/);
});

test("a module of ours that takes the place of nothing is an error that names it", async () => {
  const bundled = build({
    stdin: { contents: "console.log(1);", resolveDir: root },
    write: false,
    bundle: true,
    plugins: [ownModules([{ name: "drag", by: /lists/, file: "/list-keyboard.tsx" }])],
    logLevel: "silent",
  });
  await expect(bundled).rejects.toThrow(/list-keyboard\.tsx replaces no module/);
});

/** The code that takes the place of modules of Decap CMS. */
async function changedDecap(
  files: string[],
  parts = unpublishing,
  folder = "node_modules/decap-cms-core/dist/esm",
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: files.map((file) => path.resolve(folder, file)),
    outdir: root,
    write: false,
    plugins: [withParts(parts)],
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join("");
}

test("Decap CMS neither offers to unpublish nor deletes an entry for it", async () => {
  const code = await changedDecap([
    "components/Editor/EditorToolbar.js",
    "actions/editorialWorkflow.js",
  ]);
  expect(code).toMatch(
    /this\.renderExistingEntryWorkflowPublishControls\(\{\s*canCreate,\s*canPublish: false,/,
  );
  expect(code).toContain("its pictures would be lost");
  expect(code).not.toContain("deleteEntry(");
});

test("modules of Decap that no longer unpublish as they did are an error that names them", async () => {
  await expect(changedDecap(["actions/editorialWorkflow.js"])).rejects.toThrow(
    /nothing is replaced in .*components\/Editor\/EditorToolbar\.js/,
  );
});

/** The folder of the modules that speak with a provider. */
const backendOf = (provider: string): string =>
  path.dirname(
    require.resolve(`decap-cms-backend-${provider}/dist/esm/API.js`, {
      paths: [path.resolve("node_modules/decap-cms-app")],
    }),
  );

test.each(["github", "gitlab", "bitbucket"])(
  "at %s a merge is called by the title of its entry",
  async (provider) => {
    const parts = mergesByTitle.filter(({ file }) => file.includes(provider));
    expect(parts).toHaveLength(1);
    const code = await changedDecap(["API.js"], parts, backendOf(provider));
    expect(code).toMatch(/message: (pullrequest|mergeRequest|pullRequest)\.title/);
    expect(code).not.toMatch(/message: MERGE_COMMIT_MESSAGE/);
  },
);

test("a draft that could not be discarded has a message of its own", async () => {
  const code = await changedDecap(["actions/editorialWorkflow.js"], failedDiscard);
  expect(code.match(/ui\.toast\.onDeleteUnpublishedChanges/g)).toHaveLength(1);
});

test("at Bitbucket the last comment that is a status counts, whatever is said below it", async () => {
  const code = await changedDecap(["API.js"], statusAmongComments, backendOf("bitbucket"));
  const body = /async getPullRequestLabel\(id\) (\{[^]*?\n {2}\})/.exec(code)?.[1] ?? "";
  const labelOf = (comments: string[]): unknown =>
    new Function("isCMSLabel", `return (async function (id) ${body})`)((raw: string) =>
      raw.startsWith("decap-cms/"),
    ).call({
      requestJSON: () => ({ values: comments.map((raw) => ({ content: { raw } })) }),
    });
  await expect(labelOf(["decap-cms/draft", "Looks good."])).resolves.toBe("decap-cms/draft");
  await expect(
    labelOf(["decap-cms/draft", "Go on.", "decap-cms/pending_review", "Fine.", ""]),
  ).resolves.toBe("decap-cms/pending_review");
  await expect(labelOf(["Nothing of the CMS."])).resolves.toBe("");
});
