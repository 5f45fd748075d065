import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { ownModules, standIns, withoutUnpublish } from "../../../../src/gatsby/output/admin-script";

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
async function changedDecap(files: string[]): Promise<string> {
  const folder = path.resolve("node_modules/decap-cms-core/dist/esm");
  const { outputFiles } = await build({
    entryPoints: files.map((file) => path.join(folder, file)),
    outdir: root,
    write: false,
    plugins: [withoutUnpublish()],
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
    /nothing is replaced in components\/Editor\/EditorToolbar\.js/,
  );
});
