import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../scripts/lib/project-copy";

function build(folder: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, "node_modules/gatsby/cli.js"), "build"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
    },
  );
  return { status, output: `${stdout}${stderr}` };
}

let folder = "";
beforeAll(() => {
  folder = copyProject();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The second build has the cache of the first, in which the page is whole.
test.each(["first", "second"])("the %s build of an invalid content file fails", () => {
  const file = path.join(folder, "content/perks.yml");
  writeFileSync(file, "- id: one\n  titel: Time to learn\n");
  const { status, output } = build(folder);
  expect(status).toBe(1);
  expect(output).toContain(
    'content/perks.yml:2:3  [0].titel  is not a field here (did you mean "title"?)',
  );
  expect(output).toContain("in 1 file");
  expect(output).not.toContain("UNKNOWN");
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  expect(existsSync(path.join(folder, "public/index.html"))).toBe(false);
});
