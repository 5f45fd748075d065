import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../scripts/lib/project-copy";

const folder = copyProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the build of an invalid content file fails, and says where the mistake is", () => {
  const file = path.join(folder, "content/perks.yml");
  writeFileSync(file, "- id: one\n  titel: Time to learn\n");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, "node_modules/gatsby/cli.js"), "build"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", LOCAL_BUILD: "true" },
    },
  );
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(
    'content/perks.yml:2:3  [0].titel  is not a field here (did you mean "title"?)',
  );
  expect(stdout + stderr).not.toMatch(/UNKNOWN|^\s+at .+:\d+:\d+\)?$/m);
  expect(existsSync(path.join(folder, "public/index.html"))).toBe(false);
});
